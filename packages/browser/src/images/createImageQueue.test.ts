import { beforeEach, describe, expect, it } from 'vitest';
import { createImageQueue, type ImageQueue } from './createImageQueue.ts';
import { createImageRegistry } from './createImageRegistry.ts';

/** A picture that arrives when the test says so; addresses with "memory" are there at once. */
class Picture extends EventTarget {
  src = '';
  crossOrigin: string | null = null;
  naturalHeight = 50;
  get complete(): boolean {
    return this.src.includes('memory');
  }
  get naturalWidth(): number {
    return this.complete || this.hasCome ? 100 : 0;
  }
  hasCome = false;
  come(): Promise<void> {
    this.hasCome = true;
    this.dispatchEvent(new Event('load'));
    return nextTurn();
  }
  fail(): Promise<void> {
    this.dispatchEvent(new Event('error'));
    return nextTurn();
  }
}
const nextTurn = (): Promise<void> => new Promise((done) => void setTimeout(done));

let pictures: Picture[];
let logged: string[];
let queue: ImageQueue;
const asked = (): string[] => pictures.map(({ src }) => src);
const stateOf = (url: string) => queue.registry.find(url)?.state;

beforeEach(() => {
  pictures = [];
  logged = [];
  queue = createImageQueue({
    createImage: () => {
      const picture = new Picture();
      pictures.push(picture);
      return picture as unknown as HTMLImageElement;
    },
    log: (text) => void logged.push(text),
  });
});

describe('the queue of pictures', () => {
  it('fetches five at a time, the others wait in it', async () => {
    for (let index = 0; index < 8; index++) void queue.load(`/${index}.png`);
    expect(stateOf('/0.png')).toBe('inqueue');
    await nextTurn();
    expect(asked()).toHaveLength(5);
    expect([stateOf('/4.png'), stateOf('/5.png')]).toEqual(['loading', 'inqueue']);
    await pictures[2]?.come();
    expect(stateOf('/2.png')).toBe('loaded');
    expect(asked()).toHaveLength(6);
  });

  it('takes the largest priority first, and in the order of asking among equals', async () => {
    for (let index = 0; index < 5; index++) void queue.load(`/${index}.png`);
    await nextTurn();
    void queue.load('/later.png');
    void queue.load('/late.png');
    void queue.load('/soon.png', { priority: 2 });
    void queue.load('/late.png', { priority: 1 });
    for (let index = 0; index < 3; index++) await pictures[index]?.come();
    expect(asked().slice(5)).toEqual(['/soon.png', '/late.png', '/later.png']);
  });

  it('hands out the entry with its size, one for all who ask', async () => {
    const loads = [queue.load('/my pic.png'), queue.load(' /my pic.png')];
    await nextTurn();
    expect(asked()).toEqual(['/my%20pic.png']);
    await pictures[0]?.come();
    const [entry, other] = await Promise.all(loads);
    expect(entry).toBe(other);
    expect(entry).toMatchObject({
      url: '/my pic.png',
      normalizedUrl: '/my%20pic.png',
      width: 100,
      height: 50,
    });
    expect(entry?.state).toBe('loaded');
    await expect(queue.load('/my pic.png')).resolves.toMatchObject({ state: 'cached' });
    expect(pictures).toHaveLength(1);
  });

  it('calls a picture that the browser has at once cached', async () => {
    await expect(queue.load('/memory.png')).resolves.toMatchObject({ state: 'cached', width: 100 });
  });

  it('does not run out of room with thousands of those', async () => {
    const all = Array.from({ length: 4000 }, (_, index) => queue.load(`/memory-${index}.png`));
    expect((await Promise.all(all)).every(({ state }) => state === 'cached')).toBe(true);
  });

  it.each([
    [null, [null, 'anonymous']],
    ['anonymous', ['anonymous', null]],
  ] as const)(
    'tries once more with the cross-origin setting %s flipped, then logs and gives up',
    async (first, both) => {
      const loading = queue.load('/no pic.png', { crossOrigin: first });
      await nextTurn();
      await pictures[0]?.fail();
      expect(stateOf('/no pic.png')).toBe('loading');
      await pictures[1]?.fail();
      await expect(loading).resolves.toMatchObject({ state: 'error', width: 0 });
      expect(pictures.map(({ crossOrigin }) => crossOrigin)).toEqual(both);
      expect(logged).toEqual(['Image Error: /no pic.png could not be loaded']);
      await expect(queue.load('/no pic.png')).resolves.toMatchObject({ state: 'error' });
      expect(pictures).toHaveLength(2);
    },
  );

  it('takes the picture that the second try brings', async () => {
    const loading = queue.load('/pic.png');
    await nextTurn();
    await pictures[0]?.fail();
    await pictures[1]?.come();
    await expect(loading).resolves.toMatchObject({ state: 'loaded', crossOrigin: 'anonymous' });
    expect(logged).toEqual([]);
  });

  it('starts nothing more once it is disposed of, and leaves nobody waiting', async () => {
    const loads = Array.from({ length: 7 }, (_, index) => queue.load(`/${index}.png`));
    await nextTurn();
    queue.dispose();
    await expect(loads[6]).resolves.toMatchObject({ state: 'pending' });
    await pictures[0]?.come();
    expect(pictures).toHaveLength(5);
  });
});

it('the registry forgets the oldest pictures that are done with', () => {
  const registry = createImageRegistry(3);
  registry.entry('/a.png').state = 'loading';
  registry.entry('/b.png').state = 'loaded';
  registry.entry('/c.png').state = 'error';
  registry.entry('/d.png');
  expect(registry.entries.map(({ url }) => url)).toEqual(['/a.png', '/c.png', '/d.png']);
});
