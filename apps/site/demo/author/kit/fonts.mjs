/** The families that the demos are set in, served beside them. Each names what to fall back to. */
const FAMILIES = {
  Fraunces: { file: 'fraunces', rest: 'Georgia, serif' },
  'Bricolage Grotesque': { file: 'bricolage-grotesque', rest: 'Arial, sans-serif' },
  'Instrument Sans': { file: 'instrument-sans', rest: 'Arial, sans-serif' },
  'Noto Naskh Arabic': { file: 'noto-naskh-arabic', rest: 'serif' },
  'Readex Pro': { file: 'readex-pro', rest: 'sans-serif' },
};

const stack = (name) => `${name}, ${FAMILIES[name].rest}`;

export const SERIF = stack('Fraunces');
export const DISPLAY = stack('Bricolage Grotesque');
export const SANS = stack('Instrument Sans');
export const NASKH = stack('Noto Naskh Arabic');
export const READEX = stack('Readex Pro');

/** settings.fonts for the families that the layers use, with the weights found in them. */
export function fontsOf(layers) {
  const used = {};
  for (const { font } of layers) {
    if (!font) continue;
    const name = font.family.split(',')[0];
    const entry = (used[name] ??= {
      name,
      custom: true,
      url: `/demo/fonts/${FAMILIES[name].file}.css`,
      normal: {},
      subset: [],
    });
    for (const weight of [font.weight].flat()) {
      const list = font.style ? (entry.italic ??= {}) : entry.normal;
      list[weight] = true;
    }
  }
  return used;
}
