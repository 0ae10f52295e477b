import { describe, expect, it } from 'vitest';
import { openModule } from '../document/Module.ts';
import type { JsonObject } from '../reading/json.ts';
import { expandFeed } from './expandFeed.ts';
import { isFeed } from './isFeed.ts';

const template = (id: number, more: JsonObject = {}): JsonObject => ({
  id,
  slide: { id, order: id, title: '{{title}}', thumb: { src: '/own.jpg' }, ...more },
  layers: {
    0: {
      id: 0,
      subtype: 'slidebg',
      bg: { image: { src: '/own.jpg', fromStream: true, streamType: 'post' } },
    },
    1: { id: 1, type: 'text', content: { text: '{{title}}' }, href: '{{link}}', css: '{{title}}' },
    2: {
      id: 2,
      type: 'video',
      content: {
        type: 'html5',
        src: '/own.mp4',
        fromStream: true,
        poster: { src: '/own.jpg', fromStream: true },
      },
    },
    3: { id: 3, bg: { image: { src: '/own.jpg', fromStream: false } } },
  },
});
const feed = (source: JsonObject = { type: 'post' }, slides?: JsonObject): JsonObject => ({
  id: '12',
  settings: { alias: 'news', source },
  slides: slides ?? { 5: template(5), 9: { id: 9, slide: { global: true }, layers: { 1: { id: 1 } } } },
  stream: [],
  unknown: 'kept',
});
const posts = (count: number): JsonObject[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Post ${index + 1}`,
    image: `/${index + 1}.jpg`,
    thumb: `/${index + 1}-s.jpg`,
    video: `/${index + 1}.mp4`,
    link: `/post/${index + 1}`,
  }));
const keysOf = (document: JsonObject): string[] => openModule(document).slides.map(({ key }) => key);

describe('expandFeed', () => {
  it('makes a slide for every item in order, removes the template and keeps global slides and all else', () => {
    const document = expandFeed(feed(), posts(3));
    expect(keysOf(document)).toEqual(['5STR1', '5STR2', '5STR3']);
    const module = openModule(document);
    expect(module.globalSlides.map(({ key }) => key)).toEqual(['9']);
    expect(module.slide('5STR2')).toMatchObject({ id: '5STR2', order: 2, title: 'Post 2' });
    expect(document).toMatchObject({ id: '12', unknown: 'kept' });
    expect(document).not.toHaveProperty('stream');
  });

  it('puts the item into texts, links and pictures that come from the feed', () => {
    const { layers, slide } = (expandFeed(feed(), posts(1))['slides'] as Record<string, JsonObject>)[
      '5STR1'
    ] as {
      layers: Record<string, JsonObject>;
      slide: JsonObject;
    };
    expect(slide['thumb']).toEqual({ src: '/1-s.jpg' });
    expect(layers[0]).toMatchObject({ bg: { image: { src: '/1.jpg' } } });
    expect(layers[1]).toMatchObject({ content: { text: 'Post 1' }, href: '/post/1', css: '{{title}}' });
    expect(layers[2]).toMatchObject({ content: { src: '/1.mp4', poster: { src: '/1.jpg' } } });
    expect(layers[3]).toMatchObject({ bg: { image: { src: '/own.jpg' } } });
  });

  it('keeps the picture of the template where an item has none, or a hostile one', () => {
    const document = expandFeed(feed(), [{ title: 'x' }, { image: 'javascript:alert(1)' }]);
    const pictures = keysOf(document).map(
      (key) => openModule(document).slide(key).background?.background.image?.src,
    );
    expect(pictures).toEqual(['/own.jpg', '/own.jpg']);
  });

  it('takes templates in turn, or the one that an item names', () => {
    const slides = { 5: template(5), 6: template(6) };
    const items = [...posts(3), { title: 'named', sourceSlideId: 5 }];
    expect(keysOf(expandFeed(feed({ type: 'post' }, slides), items))).toEqual([
      '5STR1',
      '6STR2',
      '5STR3',
      '5STR4',
    ]);
  });

  it.each([
    ['posts', { type: 'post' }, 30],
    ['posts with a limit', { type: 'post', post: { maxPosts: '4' } }, 4],
    ['products', { type: 'woo' }, 30],
    ['products with a limit', { type: 'woo', woo: { maxProducts: 2 } }, 2],
    ['a social feed', { type: 'instagram' }, 8],
    ['a social feed with a limit', { type: 'youtube', youtube: { count: 3 } }, 3],
    ['a gallery of the media library', { type: 'wp-gallery' }, 40],
  ])('brings no more than the settings of %s ask for', (_, source, most) => {
    expect(keysOf(expandFeed(feed(source), posts(40)))).toHaveLength(most);
  });

  it('leaves a gallery, and a feed that was filled before, as they are', () => {
    const gallery = feed({ type: 'gallery' });
    expect(expandFeed(gallery, posts(2))).toBe(gallery);
    const filled = expandFeed(feed(), posts(2));
    expect(expandFeed(filled, posts(3))).toBe(filled);
    expect([gallery, filled, feed()].map((each) => isFeed(openModule(each)))).toEqual([false, false, true]);
  });

  it('changes nothing of the template', () => {
    const document = feed();
    const before = JSON.stringify(document);
    expandFeed(document, posts(2));
    expect(JSON.stringify(document)).toBe(before);
  });

  it('survives templates that are nested without end', () => {
    let deep: JsonObject = { text: '{{title}}' };
    for (let depth = 0; depth < 20_000; depth++) deep = { deep };
    const slides = { 5: { id: 5, slide: { id: 5 }, layers: { 1: deep } } };
    expect(keysOf(expandFeed(feed({ type: 'post' }, slides), posts(1)))).toEqual(['5STR1']);
  });

  it('survives items whose names for a template are no names', () => {
    let deep: unknown = '5';
    for (let depth = 0; depth < 20_000; depth++) deep = [deep];
    const names = [deep, { toString: null }, null, 5];
    const items = names.map((sourceSlideId) => ({ title: 'x', sourceSlideId }));
    expect(keysOf(expandFeed(feed(), items))).toHaveLength(names.length);
  });
});
