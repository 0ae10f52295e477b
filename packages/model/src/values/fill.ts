import { GRADIENT_ANGLE_DEG, GRADIENT_STRENGTH_PERCENT } from '../limits.ts';
import { asObject, isObject, type JsonObject } from '../reading/json.ts';
import { type Reader, show } from '../reading/Reader.ts';
import { parseNumber } from '../reading/scalars.ts';
import { parseColor } from './color.ts';
import { type Fill, type GradientStop, TRANSPARENT } from './fillKinds.ts';

/** A fill: a colour, a gradient descriptor, or the JSON text of one; a ready CSS gradient is read back into its parts. */
export function fill(fallback: Fill = TRANSPARENT): Reader<Fill> {
  return {
    read(value, place) {
      const parsed = parseFill(value);
      if (parsed) return parsed;
      if (value !== '' && !(Array.isArray(value) && value.length === 0)) {
        place.repaired(`expected a colour or gradient, found ${show(value)}`);
      }
      return fallback;
    },
    missing: () => fallback,
    wire: {
      anyOf: [
        { type: ['string', 'null'] },
        { type: 'array' },
        {
          type: 'object',
          properties: { type: {}, orig: {}, string: {}, colors: {}, angle: {}, easing: {}, strength: {} },
        },
      ],
    },
  };
}

export function parseFill(value: unknown): Fill | null {
  if (typeof value === 'string') return parseFillText(value.trim());
  return isObject(value) ? parseDescriptor(value) : null;
}

function parseFillText(value: string): Fill | null {
  const color = parseColor(value);
  if (color) return { kind: 'solid', color };
  if (value.startsWith('{')) return parseFill(parseJson(value));
  return parseCssGradient(value);
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function parseDescriptor(descriptor: JsonObject): Fill | null {
  const kind = descriptor['type'];
  const stops = parseStops(descriptor['colors'] ?? descriptor['orig']);
  if ((kind === 'linear' || kind === 'radial') && stops.length > 0) {
    return {
      kind,
      angleDeg: parseNumber(descriptor['angle']) ?? GRADIENT_ANGLE_DEG,
      stops,
      strengthPercent: parseNumber(descriptor['strength']) ?? GRADIENT_STRENGTH_PERCENT,
      easing: typeof descriptor['easing'] === 'string' ? descriptor['easing'] : 'none',
    };
  }
  const first = stops[0];
  return (
    fromText(descriptor['string']) ??
    fromText(descriptor['orig']) ??
    (first ? { kind: 'solid', color: first.color } : null)
  );
}

const fromText = (value: unknown): Fill | null =>
  typeof value === 'string' ? parseFillText(value.trim()) : null;

function parseStops(value: unknown): GradientStop[] {
  const entries = typeof value === 'object' ? Object.values(asObject(value) ?? {}) : [];
  const stops = entries.flatMap((entry, index): GradientStop[] => {
    const color = isObject(entry) ? parseColor(entry['rgba'] ?? entry['color']) : parseColor(entry);
    if (!color) return [];
    const given = isObject(entry) ? parseNumber(entry['p'] ?? entry['position']) : null;
    return [{ color, percent: given ?? (entries.length > 1 ? (index / (entries.length - 1)) * 100 : 0) }];
  });
  return stops.sort((a, b) => a.percent - b.percent);
}

const CSS_GRADIENT = /^(?:repeating-)?(linear|radial)-gradient\((.*)\)$/is;

function parseCssGradient(value: string): Fill | null {
  const match = CSS_GRADIENT.exec(value);
  const kind = match?.[1]?.toLowerCase();
  if (!match || (kind !== 'linear' && kind !== 'radial')) return null;
  const parts = splitArguments(match[2] ?? '');
  const stops = parts.flatMap((part) => parseCssStop(part.trim()));
  if (stops.length === 0) return null;
  const angle = /^-?[\d.]+deg$/.test(parts[0]?.trim() ?? '') ? parseNumber(parts[0]) : null;
  return {
    kind,
    angleDeg: angle ?? GRADIENT_ANGLE_DEG,
    stops: stops.map((stop, index) => ({
      color: stop.color,
      percent: stop.percent ?? (stops.length > 1 ? (index / (stops.length - 1)) * 100 : 0),
    })),
    strengthPercent: GRADIENT_STRENGTH_PERCENT,
    easing: 'none',
  };
}

function parseCssStop(part: string): { color: string; percent: number | null }[] {
  const position = /\s(-?[\d.]+)%$/.exec(part);
  const color = parseColor(position ? part.slice(0, position.index) : part);
  return color ? [{ color, percent: parseNumber(position?.[1]) }] : [];
}

/** Splits at commas that stand outside brackets. */
function splitArguments(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < value.length; index++) {
    const letter = value[index];
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    else if (letter === ',' && depth <= 0) {
      parts.push(value.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, value.slice(start)];
}
