/** A picture in linear light: four floats a pixel, alpha last (colour is not premultiplied). */
export function createCanvas(width, height) {
  return { width, height, data: new Float32Array(width * height * 4) };
}

/** Fills a canvas from a function of position: x in 0..aspect, y in 0..1 downwards. */
export function paint(width, height, shade) {
  const canvas = createCanvas(width, height);
  let at = 0;
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const colour = shade((i + 0.5) / height, (j + 0.5) / height, i, j);
      canvas.data[at] = colour[0];
      canvas.data[at + 1] = colour[1];
      canvas.data[at + 2] = colour[2];
      canvas.data[at + 3] = colour.length > 3 ? colour[3] : 1;
      at += 4;
    }
  }
  return canvas;
}
