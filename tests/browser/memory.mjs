// Measures what the game has in memory: the program's heap, which never shrinks, and the textures on the graphics card.

/** The script of a tab whose memory is measured: runs in the page, before anything of the game. */
export function count() {
  const memory = (globalThis.memory = { heap: () => 0, textures: 0, most: 0 });
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const usual = WebAssembly[name];
    WebAssembly[name] = async (...options) => {
      const made = await usual.apply(WebAssembly, options);
      const { memory: heap } = (made.instance ?? made).exports;
      memory.heap = () => heap.buffer.byteLength;
      return made;
    };
  }
  const sizes = new Map();
  const change = (texture, bytes) => {
    memory.textures += bytes - (sizes.get(texture) ?? 0);
    memory.most = Math.max(memory.most, memory.textures);
    sizes.set(texture, bytes);
  };
  const gl = WebGL2RenderingContext.prototype;
  const { texStorage2D, deleteTexture } = gl;
  gl.texStorage2D = function (target, levels, format, width, height) {
    change(this.getParameter(this.TEXTURE_BINDING_2D), width * height * 4);
    return texStorage2D.call(this, target, levels, format, width, height);
  };
  gl.deleteTexture = function (texture) {
    change(texture, 0);
    return deleteTexture.call(this, texture);
  };
}

/** In megabytes: the heap, and the textures now and at their peak. */
export async function megabytes(tab) {
  const bytes = await tab.page.evaluate(() => [memory.heap(), memory.textures, memory.most]);
  const [heap, textures, most] = bytes.map((bytes) => Math.round(bytes / 1e6));
  return { heap, textures, most };
}
