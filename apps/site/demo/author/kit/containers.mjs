import { levels } from './levels.mjs';
import { fadeIn } from './motions.mjs';
import { box, node } from './node.mjs';

const holder = (o, subtype, children, extra = {}) =>
  node(
    o,
    {
      ...box(o),
      lh: levels(25),
      type: 'container',
      ...(subtype ? { subtype } : {}),
      content: { text: '' },
      toggle: { text: '' },
      ...extra,
    },
    children,
  );

const still = fadeIn(0, 300);

/** A stack over the whole width at the top, in the middle or at the bottom of the slide. */
export const zone = (place, o, ...rows) =>
  holder(
    { rTo: 'slide', alias: `${place} rows`, down: place, vA: place, z: 20, w: '100%', ...o },
    'zone',
    rows,
  );

/** A row of columns; from level `stackFrom` on they stand one above the other (5 is never). */
export const row = (o, ...columns) =>
  holder({ flow: true, tl: still, ...o }, 'row', columns, {
    break: o.stackFrom ?? 4,
    ...(o.gap ? { gap: o.gap } : {}),
  });

export const column = (col, o, ...children) =>
  holder({ flow: true, col, tl: still, ...o }, 'column', children);

export const group = (o, ...children) => {
  const events = [...new Set((o.actions ?? []).map((a) => a.evt ?? 'click'))];
  return holder({ tl: still, ...o }, 'group', children, events.length ? { listen: events } : {});
};

/** A plain box whose layers follow one another. */
export const container = (o, ...children) => holder({ flow: true, tl: still, ...o }, '', children);

/** Ends a line of layers that stand side by side. */
export const linebreak = (o = {}) => node(o, { ...box({ flow: true, ...o }), type: 'linebreak' });
