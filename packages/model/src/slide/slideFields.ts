import { LAYER_LOOP_END_MS, SLIDE_PARAM_COUNT, NAV_TEXT_LENGTH } from '../limits.ts';
import { actions } from '../action/action.ts';
import { changed, list, optional } from '../reading/composites.ts';
import { anything, choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import type { Read } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { background } from '../layer/background.ts';
import { mediaUrl } from '../values/url.ts';

const thumb = shape(
  { src: mediaUrl(), fallback: from('default', background) },
  { ignores: ['srcId', 'admin', 'adminId', 'dimension'] },
);

const publish = shape({
  from: text(),
  to: text(),
  state: choice(['published', 'unpublished', 'draft'], 'published'),
  scheduled: from('sch', flag(false)),
});

const timing = shape({
  stop: flag(false),
  /** Null: the module's own length. */
  lengthMs: from('len', milliseconds(null)),
  hideAfterLoops: from('hal', number(0)),
  hideOnMobile: from('hom', flag(false)),
  hiddenFromNavigation: from('hfn', flag(false)),
});

const loop = shape({
  use: from('u', flag(false)),
  repeat: from('r', number(-1)),
  startMs: from('s', milliseconds(0)),
  endMs: from('e', milliseconds(LAYER_LOOP_END_MS)),
});

/** spec/1 §5 and spec/2 §5: up to ten params, kept only when they say something; each keeps its number for `{{param2}}`. */
const params = changed(
  list(
    shape(
      { value: from('v', text()), length: from('l', number(NAV_TEXT_LENGTH)) },
      { instead: (value) => ({ v: value }) },
    ),
  ),
  (all) =>
    all
      .slice(0, SLIDE_PARAM_COUNT)
      .map((param, index) => ({ ...param, number: index + 1 }))
      .filter((param) => param.value !== ''),
);

const parentId = changed(text(), (id) => (id === '' || id === '0' || id === '-1' ? null : id));
const isGlobal = from('global', flag(false));

/** What is needed of every slide to put them in order, without reading them. */
export const slideGlance = shape({
  order: number(null),
  isGlobal,
  parentId,
  language: text('default'),
  publish,
});
export type SlideGlance = Omit<Read<typeof slideGlance>, 'order'> & {
  readonly key: string;
  readonly order: number;
};

const shownFields = { title: text(), description: text(), thumb, params };

/** What navigation shows of a slide: read of every slide that it names, so of nothing more. */
export const navFields = shape(shownFields);

/** spec/1 §3 and spec/2 §3, slide, without its layers. */
export const slideFields = shape(
  {
    id: text(),
    ...shownFields,
    parentId,
    language: text('default'),
    order: number(0),
    attributes: from(
      'attr',
      shape(
        {
          id: text(),
          className: from('class', text()),
          data: text(),
          alt: from('a', text()),
          title: from('t', text()),
          deepLink: text(),
          attributes: from('attr', text()),
        },
        { ignores: ['aO', 'tO'] },
      ),
    ),
    publish,
    timing: from('slideshow', timing),
    loop,
    actions,
    isGlobal,
    place: from('pos', choice(['front', 'back'], 'front')),
    overflowVisible: from(
      'oflow',
      changed(text('false'), (word) => word === 'visible' || word === 'true'),
    ),
    respectsViewport: from('respVP', flag(true)),
    fullHeight: flag(false),
    images: from(
      'imgs',
      list(shape({ src: mediaUrl(), width: from('w', number(null)), height: from('h', number(null)) })),
    ),
    link: optional(anything(null)),
    addOns: anything(null),
  },
  { ignores: ['version', 'ojsv', 'asmig', 'states', 'scenes', 'acc', 'info', 'runtime', 'type'] },
);
export type SlideFields = Read<typeof slideFields>;
