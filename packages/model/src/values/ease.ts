import { type Reader, show } from '../reading/Reader.ts';

const NAMED =
  /^(?:none|linear|power[0-4]|sine|expo|circ|back|elastic|bounce|slow|steps|rough|quad|cubic|quart|quint|strong)(?:\.(?:in|out|inOut|easeIn|easeOut|easeInOut|easeNone))?(?:\([^)]*\))?$/i;
/** Today's spelling, which nearly every frame has. */
const MODERN = /^[a-z]+[0-4]?(?:\.(?:in|out|inOut))?$/;
/** Eases drawn by hand: an SVG path, or a custom, bounce or wiggle configuration. */
const CUSTOM = /^(?:custom|bounce|wiggle|sfx)|^M\s*-?[\d.]/i;
/** Names of older documents, in today's spelling. */
const OLDER_NAMES: Readonly<Record<string, string>> = {
  Linear: 'power0',
  Power0: 'power0',
  Quad: 'power1',
  Cubic: 'power2',
  Quart: 'power3',
  Quint: 'power4',
  Strong: 'power4',
};

/** An ease by name, kept as text: `motion` turns it into a curve. `default` and `""` are missing. */
export function ease<F extends string>(fallback: F): Reader<string> {
  return {
    read(value, place) {
      const written = typeof value === 'string' ? value.trim() : '';
      const name = MODERN.test(written) ? written : modernName(written);
      if (name === '' || name === 'default' || name === 'inherit') return fallback;
      if (name === 'nothing') return 'none';
      if (NAMED.test(name) || CUSTOM.test(name)) return name;
      place.notUnderstood(`no ease of this name: ${show(value)}; took ${fallback}`);
      return fallback;
    },
    missing: () => fallback,
    wire: { type: ['string', 'null'], default: fallback },
  };
}

function modernName(name: string): string {
  const [family = '', ending = ''] = name.split('.');
  const modern = OLDER_NAMES[family];
  const shortEnding = ending.replace(/^ease/, '').replace(/^./, (letter) => letter.toLowerCase());
  if (shortEnding === 'none') return 'none';
  if (modern) return shortEnding ? `${modern}.${shortEnding}` : modern;
  return ending.startsWith('ease') ? `${family.toLowerCase()}.${shortEnding}` : name;
}
