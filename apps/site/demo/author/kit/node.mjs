import { fill } from './colour.mjs';
import { lengths, levels, sides } from './levels.mjs';

const NONE = 'none';

/** Corners from the top left clockwise; one value for all four. */
function corners(value) {
  const [t, r, b, l] = Array.isArray(value) ? value : [value, value, value, value];
  const written = (v) => (typeof v === 'number' ? `${v}px` : v);
  return { t: written(t), r: written(r), b: written(b), l: written(l) };
}

function border({ width = 1, style = 'solid', colour }) {
  const wide = sides(width);
  const w = Object.fromEntries(Object.entries(wide).map(([side, list]) => [side, lengths(list)]));
  return { s: levels(style), c: colour, w };
}

const shadow = ({ x = 0, y = 0, blur = 0, spread, colour, inset }) => ({
  use: true,
  h: lengths(x),
  v: lengths(y),
  blur: lengths(blur),
  ...(spread === undefined ? {} : { on: 'content', spread: lengths(spread) }),
  ...(inset ? { inset: true } : {}),
  color: colour,
});

/** The parts of a layer that every kind has, in the words of this kit, as the document writes them. */
export function box(o) {
  const wire = {
    ...(o.rTo ? { rTo: o.rTo } : {}),
    fluid: o.fluid ?? { tx: true, tr: true, sp: true },
    alias: o.alias ?? o.ref ?? '',
    size: {
      w: lengths(o.w ?? 'auto'),
      h: lengths(o.h ?? 'auto'),
      minW: lengths(o.minW ?? NONE),
      minH: lengths(o.minH ?? NONE),
      ...(o.maxW ? { maxW: lengths(o.maxW) } : {}),
      ...(o.maxH ? { maxH: lengths(o.maxH) } : {}),
      ...(o.col ? { col: o.col } : {}),
      ...(o.proportional ? { sProp: true } : {}),
    },
    pos: {
      x: lengths(o.x ?? 0),
      y: lengths(o.y ?? 0),
      h: levels(o.across ?? 'left'),
      v: levels(o.down ?? 'top'),
      pos: o.flow ? 'relative' : 'absolute',
      float: levels(o.float ?? NONE),
      clear: levels(o.clear ?? NONE),
    },
    display: levels(o.display ?? 'block'),
    vA: o.vA ?? 'top',
    bg: { color: fill(o.bg), ...(o.image ? { image: o.image } : {}) },
    attr: { aO: 'c', a: o.alt ?? '', tO: 'ml', ...o.attr },
    p: sides(o.p),
    m: sides(o.m),
  };
  if (o.z !== undefined) wire.zIndex = o.z;
  if (o.border) wire.border = border(o.border);
  if (o.radius !== undefined) wire.radius = corners(o.radius);
  if (o.shadow) wire.bShdw = shadow({ spread: 0, ...o.shadow });
  if (o.textShadow) wire.tShdw = shadow(o.textShadow);
  if (o.stroke) wire.tStroke = { use: true, w: lengths(o.stroke.width), c: o.stroke.colour };
  if (o.show) Object.assign(wire, { vis: levels(o.show), viSH: false, viOC: false });
  if (o.onHover) Object.assign(wire, { vis: levels(o.show ?? true), viSH: true, viOC: false });
  if (o.turn !== undefined) wire.tr = { rZ: levels(o.turn).map((deg) => `${deg}deg`), fix: 'd' };
  for (const key of [
    'blend',
    'mF',
    'oflow',
    'mod',
    'cursor',
    'pE',
    'sStart',
    'sEnd',
    'tag',
    'codes',
    'acc',
  ]) {
    if (o[key] !== undefined) wire[key] = o[key];
  }
  if (o.align) wire.tA = levels(o.align);
  if (o.tl) wire.tl = o.tl;
  if (o.hover) wire.hov = o.hover;
  return wire;
}

/** A layer before it has an id: its fields, the layers in it, and what it does when it is used. */
export const node = (o, wire, children = []) => ({ ref: o.ref, wire, children, actions: o.actions ?? [] });
