import { describe, expect, it } from 'vitest';
import { whyNotPlayable } from '../document/documentKind.ts';
import { openModule } from '../document/Module.ts';
import type { JsonObject } from '../reading/json.ts';
import { type FeedSource, resolveFeed } from './resolveFeed.ts';

const feed = (source: JsonObject = { type: 'post' }, stream?: unknown): JsonObject => ({
  id: '12',
  settings: { alias: 'news', source, nav: { arrows: { set: true, on: true } } },
  slides: {
    5: { id: 5, slide: { id: 5 }, layers: { 1: { id: 1, type: 'text', content: { text: '{{title}}' } } } },
  },
  ...(stream === undefined ? {} : { stream }),
});

async function resolve(
  document: JsonObject,
  source: FeedSource = {},
): Promise<{ texts: string[]; told: string[]; module: ReturnType<typeof openModule> }> {
  const told: string[] = [];
  const module = openModule(
    (await resolveFeed(document, { tell: (message) => told.push(message), ...source })) ?? {},
  );
  const texts = module.slides.flatMap(({ key }) =>
    module.slide(key).layers.map(({ content }) => content.text),
  );
  return { texts, told, module };
}

describe('resolveFeed', () => {
  it.each([
    ['a list', [{ title: 'A' }, { title: 'B' }]],
    ['the answer of the stream call', { success: true, data: [{ title: 'A' }, { title: 'B' }] }],
    ['a list with holes', { 0: { title: 'A' }, 4: { title: 'B' } }],
  ])('takes the items that are there as %s, and asks nobody', async (_, stream) => {
    const source = { stream: () => Promise.reject(new Error('asked')) };
    expect((await resolve(feed({ type: 'post' }, stream), source)).texts).toEqual(['A', 'B']);
  });

  it('asks for the feed of the module, and for a gallery by its pictures', async () => {
    const asked: string[] = [];
    const stream = async (id: string) => {
      asked.push(id);
      return [{ title: id }];
    };
    expect((await resolve(feed(), { stream })).texts).toEqual(['12']);
    await resolve(feed({ type: 'wp-gallery', ids: [4, 8] }), { stream });
    expect(asked).toEqual(['12', '4,8']);
  });

  it('leaves what is no feed as it is', async () => {
    const gallery = feed({ type: 'gallery' });
    expect(await resolveFeed(gallery)).toBe(gallery);
  });

  it.each([
    ['is refused', () => Promise.reject(new Error('no'))],
    ['is not there', async () => null],
  ])('tells the console alone, and shows nothing, when the feed %s', async (_, stream) => {
    const told: string[] = [];
    const tell = (message: string): void => void told.push(message);
    expect(await resolveFeed(feed(), { stream, tell })).toBeNull();
    expect(told).toEqual(['Feed could not be Loaded']);
  });

  it.each([
    ['post', 'Posts reports: Please check the settings'],
    ['instagram', 'Instagram reports: Please check the settings'],
  ])('shows that a feed of %s is empty', async (type, subtitle) => {
    const { told, module, texts } = await resolve(feed({ type }, []));
    expect(told).toEqual([]);
    expect(texts).toEqual(['', 'There is nothing to show here!', subtitle]);
    expect(whyNotPlayable(module.document)).toBeNull();
    expect(module.id).toBe('ERROR');
    expect(module.notes).toEqual([]);
    expect(module.settings).toMatchObject({
      type: 'hero',
      nav: { arrows: null, bullets: null },
      alias: 'news',
    });
    const { background, layers } = module.slide('1');
    expect(background?.background.color).toMatchObject({ kind: 'solid', color: '#ffffff' });
    expect(layers[0]?.content.src).toContain('<svg');
  });

  it('asks for the slide that an item brings along, and fills it', async () => {
    const asked: unknown[] = [];
    const slide = async (request: unknown) => {
      asked.push(request);
      return {
        id: 77,
        slide: { id: 77 },
        layers: { 1: { id: 1, type: 'text', content: { text: 'Own {{title}}' } } },
      };
    };
    const items = [
      { title: 'A', sourceSlideId: 77, sourceModuleId: '3', sourceModuleEngine: 6 },
      { title: 'B', sourceSlideId: '5', sourceModuleId: 12 },
    ];
    expect((await resolve(feed({ type: 'post' }, items), { slide })).texts).toEqual(['Own A', 'B']);
    expect(asked).toEqual([{ moduleId: '3', slideId: '77', engine: 6 }]);
  });

  it('fetches the layers of a template that the page does not hold', async () => {
    const document = feed({ type: 'post' }, [{ title: 'A' }, { title: 'B' }, { title: 'C' }]);
    const slides = { ...(document['slides'] as object), 6: { id: 6, slide: { id: 6 }, layers: [] } };
    const slide = async ({ slideId }: { slideId: string }) =>
      slideId === '6'
        ? { id: 6, layers: { 1: { id: 1, type: 'text', content: { text: 'Lazy {{title}}' } } } }
        : null;
    expect((await resolve({ ...document, slides }, { slide })).texts).toEqual(['A', 'Lazy B', 'C']);
    expect((await resolve({ ...document, slides }, { slide: async () => null })).texts).toEqual(['A', 'C']);
  });

  it.each([
    ['cannot be had', async () => null],
    ['is refused', () => Promise.reject(new Error('no'))],
    ['has no layers', async () => ({ id: 77, layers: [] })],
  ])('uses the template when the slide of an item %s', async (_, slide) => {
    const items = [{ title: 'A', sourceSlideId: 77, sourceModuleId: 3 }];
    expect((await resolve(feed({ type: 'post' }, items), { slide })).texts).toEqual(['A']);
  });
});
