import { actions } from '../action/action.ts';
import { changed, list } from '../reading/composites.ts';
import { choice, flag, number, text } from '../reading/scalars.ts';
import type { Read } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { background } from '../layer/background.ts';
import { mediaUrl } from '../values/url.ts';
import { moreSlideFields } from './moreSlideFields.ts';
import { playedSlideFields } from './playedSlideFields.ts';

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

const parentId = changed(text(), (id) => (id === '' || id === '0' || id === '-1' ? null : id));
const isGlobal = from('global', flag(false));

/** What is needed of every slide to put them in order, without reading them. */
export const slideGlance = shape({
  order: number(null),
  isGlobal,
  parentId,
  language: text('default'),
  publish,
  slideshow: shape({ hiddenFromNavigation: from('hfn', flag(false)) }),
});
export type SlideGlance = Omit<Read<typeof slideGlance>, 'order' | 'slideshow'> & {
  readonly key: string;
  readonly order: number;
};

/** spec/1 §3 and spec/2 §3, slide, without its layers. */
export const slideFields = shape(
  {
    id: text(),
    title: text(),
    thumb,
    parentId,
    language: text('default'),
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
    actions,
    isGlobal,
    place: from('pos', choice(['front', 'back'], 'front')),
    overflowVisible: from(
      'oflow',
      changed(text('false'), (word) => word === 'visible' || word === 'true'),
    ),
    images: from(
      'imgs',
      list(shape({ src: mediaUrl(), width: from('w', number(null)), height: from('h', number(null)) })),
    ),
    ...playedSlideFields,
    ...moreSlideFields,
  },
  { ignores: ['version', 'ojsv', 'asmig', 'states', 'scenes', 'acc', 'info', 'runtime', 'type'] },
);
export type SlideFields = Read<typeof slideFields>;
