import type { Module } from '../document/Module.ts';
import type { JsonObject } from '../reading/json.ts';

/** How the subtitle calls the sources. */
const SOURCE_NAMES: Readonly<Record<string, string>> = {
  post: 'Posts',
  woo: 'WooCommerce',
  'wp-gallery': 'Gallery',
  flickr: 'Flickr',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  vimeo: 'Vimeo',
  youtube: 'YouTube',
};

const SIGN =
  '<svg viewBox="0 0 24 24" fill="none" stroke="#b3261e" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M12 3.2 22 20.4H2zM12 10v4.6M12 17.4v.2"/></svg>';

const layer = (id: number, y: number, more: JsonObject): JsonObject => ({
  id,
  fluid: { tx: true, tr: true, sp: true },
  zIndex: id,
  pos: { x: 0, y, h: 'center', v: 'middle', pos: 'absolute' },
  tA: 'center',
  ...more,
});

const text = (
  id: number,
  y: number,
  words: string,
  sizes: readonly number[],
  color: string,
  tag: string,
): JsonObject =>
  layer(id, y, {
    type: 'text',
    tag,
    content: { text: words },
    color,
    size: { w: '90%' },
    font: { family: 'system-ui, sans-serif', size: sizes, weight: id === 2 ? 700 : 400 },
    lh: sizes.map((size) => Math.round(size * 1.3)),
  });

/** spec/2 §8: what shows instead of a feed that brings nothing. */
export function emptyFeed({ settings }: Module): JsonObject {
  const source = SOURCE_NAMES[settings.source.type] ?? settings.source.type;
  const { alias, title } = settings;
  return {
    id: 'ERROR',
    settings: {
      alias,
      title,
      type: 'hero',
      uSize: [false, true, true, true, true],
      size: { width: [1240, 1240, 1024, 778, 480], height: [480, 480, 480, 480, 400], fullWidth: true },
      slideshow: { auto: false },
      bg: { color: '#ffffff' },
    },
    slides: {
      1: {
        id: 1,
        slide: { id: 1, order: 1, title: 'There is nothing to show here!' },
        layers: {
          0: { id: 0, type: 'shape', subtype: 'slidebg', bg: { color: '#ffffff' } },
          1: layer(1, -92, { type: 'svg', content: { src: SIGN }, size: { w: 84, h: 84 } }),
          2: text(2, -4, 'There is nothing to show here!', [32, 32, 32, 32, 24], '#1f1a24', 'h2'),
          3: text(
            3,
            52,
            `${source} reports: Please check the settings`,
            [18, 18, 18, 20, 18],
            '#4a4453',
            'p',
          ),
        },
      },
    },
  };
}
