import { levels } from './levels.mjs';
import { fadeIn } from './motions.mjs';
import { box, node } from './node.mjs';

const listening = (o) =>
  o.actions?.length ? { listen: [...new Set(o.actions.map((a) => a.evt ?? 'click'))] } : {};

/** A box of colour, gradient or border. */
export function shape(o) {
  return node(o, {
    ...box({ tl: fadeIn(), pE: o.actions ? undefined : 'none', ...o }),
    ...listening(o),
    type: 'shape',
  });
}

const backgroundImage = (src, o = {}) => ({
  src,
  lib: '',
  lib_id: '',
  lib_size: 'full',
  fromStream: o.fromStream ?? false,
  streamType: o.fromStream ? 'post' : 'gallery',
  pos: { x: o.px ?? '50%', y: o.py ?? '50%' },
  repeat: 'no-repeat',
  size: o.fit ?? 'cover',
  sizeVal: '100%',
  seo: false,
});

/** A picture as the background of a box: crops to the box. */
export function picture(o) {
  const image = backgroundImage(o.src, o);
  return node(o, { ...box({ tl: fadeIn(), ...o, image }), ...listening(o), type: 'shape', subtype: 'image' });
}

/** A picture as an image element. */
export function image(o) {
  const wire = { ...box({ tl: fadeIn(), proportional: true, ...o }), type: 'image' };
  wire.content = { src: o.src, lib: '', lib_id: '', ...(o.fit ? { size: o.fit } : {}) };
  return node(o, { ...wire, ...listening(o) });
}

/** A drawing: markup of its own, or a file. */
export function svg(o) {
  const wire = { ...box({ tl: fadeIn(), ...o }), type: 'svg' };
  wire.content = { src: o.src, ...(o.colour ? { color: levels(o.colour) } : {}) };
  return node(o, { ...wire, ...listening(o) });
}

export { backgroundImage };
