import { fill } from './colour.mjs';
import { levels } from './levels.mjs';
import { backgroundImage } from './things.mjs';
import { transitions } from './transitions.mjs';

const VERSION = '7.0.0';

/** The background of a slide, as the layer that documents keep it in. */
function slideBackground({ paint, image, video, overlay, transition, pan, mod, mF, ...crop }) {
  const bg = {};
  if (paint || !(image || video)) bg.color = fill(paint);
  if (image) bg.image = backgroundImage(image, crop);
  if (video) bg.video = video;
  if (overlay) bg.overlay = overlay;
  if (mF) bg.mF = mF;
  return {
    rTo: 'slide',
    alias: 'Slide background',
    subtype: 'slidebg',
    size: { cMode: 'cover' },
    pos: { h: levels('center'), v: levels('center'), pos: 'absolute' },
    zIndex: 0,
    order: 0,
    display: levels('block'),
    bg,
    attr: { aO: 'c', a: crop.alt ?? '', tO: 'ml' },
    ...(mod ? { mod } : {}),
    tl: { in: { bg: transition ?? transitions.fade(), ...(pan ? { pan } : {}) } },
    type: 'shape',
  };
}

/** Gives every layer an id and its parent's, and turns the names in actions into ids. */
function settle(nodes, firstId) {
  const layers = [];
  const ids = new Map();
  let next = firstId;
  const walk = (list, pid) => {
    list.forEach((item, order) => {
      const id = next++;
      if (item.ref) ids.set(item.ref, id);
      layers.push({
        item,
        wire: {
          id,
          ...item.wire,
          ...(pid === undefined ? {} : { pid }),
          zIndex: item.wire.zIndex ?? 5 + order,
          order,
        },
      });
      walk(item.children, id);
    });
  };
  walk(nodes);
  return { layers, ids };
}

function actionsOf(layers, ids) {
  const resolve = (target) =>
    Array.isArray(target) ? target.map((ref) => String(ids.get(ref) ?? ref)) : target;
  return layers.flatMap(({ item, wire }) =>
    item.actions.map(({ target, ...rest }) => ({
      evt: 'click',
      ...rest,
      ...(target === undefined ? {} : { target: resolve(target) }),
      src: [wire.id],
    })),
  );
}

const attributes = (o) => ({
  class: o.class ?? '',
  data: '',
  id: o.htmlId ?? '',
  a: '',
  aO: 'c',
  t: '',
  tO: '',
  deepLink: o.deepLink ?? '',
  attr: '',
});

function thumbOf(o) {
  const src = o.thumb ?? o.background?.image ?? '';
  const shown = o.background?.image
    ? { image: { src: o.background.image, repeat: '', size: 'cover', pos: { x: '50%', y: '50%' } } }
    : { color: fill(o.background?.paint).string };
  return { src, srcId: '', admin: src, adminId: '', dimension: 'slider', default: shown };
}

/** A slide of the show. */
export function slide(o, ...nodes) {
  const { layers, ids } = settle(nodes, 1);
  const wires = [{ id: 0, ...slideBackground(o.background ?? {}) }, ...layers.map(({ wire }) => wire)];
  return {
    wire: {
      addOns: [],
      version: VERSION,
      actions: [...actionsOf(layers, ids), ...(o.actions ?? [])],
      title: o.title,
      parentId: null,
      language: 'default',
      thumb: thumbOf(o),
      description: o.description ?? '',
      attr: attributes(o),
      publish: { from: '', to: '', state: 'published', ...o.publish },
      slideshow: {
        stop: o.stop ?? false,
        len: o.len ?? 'default',
        hal: o.hal ?? 0,
        hom: o.hom ?? false,
        hfn: o.hfn ?? false,
      },
      loop: { u: false, r: -1, s: 0, e: 99999, ...o.loop },
      ...(o.params ? { params: o.params.map(([v, l = '60']) => ({ v, l: String(l) })) } : {}),
    },
    layers: wires,
  };
}

/** Layers that stay while slides change, before or behind them. */
export function globalSlide(o, ...nodes) {
  const bounded = nodes.map((item) => ({ ...item, wire: { sStart: 1, sEnd: 'last', ...item.wire } }));
  const { layers, ids } = settle(bounded, 1);
  return {
    wire: {
      addOns: [],
      version: VERSION,
      actions: actionsOf(layers, ids),
      title: 'Global layers',
      parentId: null,
      language: 'default',
      oflow: false,
      global: true,
      respVP: true,
      pos: o.pos ?? 'front',
      fullHeight: true,
    },
    layers: layers.map(({ wire }) => wire),
  };
}
