import { expect, it } from 'vitest';
import { createPreparation } from './createPreparation.ts';

/** Lets every promise that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function create({ fails = false, complete = true } = {}) {
  const seen: string[] = [];
  const preparation = createPreparation({
    isComplete: () => complete,
    fetch: async (key) => {
      seen.push(`fetch ${key}`);
      if (fails) throw new Error('no server');
    },
    build: async (key) => void seen.push(`build ${key}`),
  });
  return { preparation, seen };
}

it('goes from unset over preparing to true, and builds once', async () => {
  const { preparation, seen } = create();
  expect(preparation.of('a')).toBe('unset');
  expect(preparation.ask('a')).toBe(false);
  expect(preparation.ask('a')).toBe(false);
  expect(preparation.of('a')).toBe('preparing');
  await settle();
  expect(preparation.ask('a')).toBe(true);
  expect(seen).toEqual(['build a']);
});

it('fetches the layers of a slide that has none before it builds it', async () => {
  const { preparation, seen } = create({ complete: false });
  preparation.ask('a');
  await settle();
  expect(seen).toEqual(['fetch a', 'build a']);
});

it('shows what there is when the server does not answer', async () => {
  const { preparation, seen } = create({ complete: false, fails: true });
  preparation.ask('a');
  await settle();
  expect(preparation.of('a')).toBe(true);
  expect(seen).toEqual(['fetch a', 'build a']);
});

it('shows a slide that the server answers without layers, and asks for it once', async () => {
  const { preparation, seen } = create({ complete: false });
  preparation.ask('a');
  await settle();
  expect(preparation.ask('a')).toBe(true);
  expect(seen).toEqual(['fetch a', 'build a']);
});

it('starts anew for a slide that was taken out meanwhile', async () => {
  const { preparation, seen } = create();
  preparation.ask('a');
  preparation.forget('a');
  await settle();
  expect(preparation.of('a')).toBe('unset');
  preparation.ask('a');
  await settle();
  expect(seen).toEqual(['build a', 'build a']);
});

it('takes a slide that stands there for prepared', () => {
  const { preparation } = create();
  preparation.isThere('a');
  expect(preparation.ask('a')).toBe(true);
});
