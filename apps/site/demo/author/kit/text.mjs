import { lengths, levels } from './levels.mjs';
import { box, node } from './node.mjs';
import { fadeIn } from './motions.mjs';

/** How a text is set: `[family, weight, sizes, line height factor, letter spacing]` kept by name in each module. */
export const type = (family, weight, size, leading = 1.5, ls = 0) => ({ family, weight, size, leading, ls });

function setting({ family, weight, size, leading, ls, italic }, o) {
  const sizes = levels(o.size ?? size);
  return {
    color: levels(o.colour ?? '#ffffff'),
    font: {
      family,
      size: lengths(sizes),
      weight: levels(o.weight ?? weight),
      ls: lengths(o.ls ?? ls),
      ...((o.italic ?? italic) ? { style: true } : {}),
    },
    lh: sizes.map((s) => `${Math.round(s * (o.leading ?? leading))}px`),
  };
}

/** A text. `text` may hold author HTML; `toggled` is what it says after a toggle. */
export function text(o) {
  const wire = {
    ...box({ tl: fadeIn(), ...o }),
    ...setting(o.type, o),
    type: 'text',
    content: {
      text: o.text,
      ...(o.upper ? { trans: 'uppercase' } : {}),
      ...(o.deco ? { deco: o.deco } : {}),
    },
    toggle: { text: o.toggled ?? '' },
  };
  if (o.wrap !== undefined) wire.ws = levels(o.wrap);
  if (o.href) linkTo(wire, o);
  if (o.listens) wire.listen = o.listens;
  const actions = [...(o.href ? [linkAction(o)] : []), ...(o.actions ?? [])];
  return node({ ...o, actions }, wire);
}

/** A button: a text with a look of its own, mostly a link. */
export function button(o) {
  const made = text({ display: 'inline-block', wrap: 'nowrap', align: 'center', cursor: 'pointer', ...o });
  made.wire.subtype = 'button';
  made.wire.attr.iClass = 'sr7-btn';
  if (!o.href) made.wire.tag = o.tag ?? 'button';
  made.wire.listen ??= ['click'];
  return made;
}

function linkTo(wire, o) {
  wire.tag = 'a';
  wire.href = o.href;
  wire.target = o.target ?? '_self';
  wire.rel = o.rel ?? (o.target === '_blank' ? 'noopener' : '');
  wire.cursor = 'pointer';
  wire.listen = ['click'];
}

const linkAction = (o) => ({
  a: 'link',
  evt: 'click',
  http: 'keep',
  target: o.target ?? '_self',
  flw: 'follow',
  ltype: 'a',
  link: o.href,
});
