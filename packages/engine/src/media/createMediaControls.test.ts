// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { makeItem } from './testing/makeItem.ts';
import { settled } from './testing/settled.ts';

it.each([
  [true, [false, true, false]],
  [false, [false, true, true]],
])(
  'with the poster on pause %s it shows before, while and after it plays: %j',
  async (showOnPause, shown) => {
    const { item, box } = await makeItem({ poster: { src: 'a.jpg', showOnPause } });
    const seen = [box.hasAttribute('data-shown')];
    item.play();
    await settled();
    seen.push(box.hasAttribute('data-shown'));
    item.pause();
    seen.push(box.hasAttribute('data-shown'));
    expect(seen).toEqual(shown);
  },
);

it.each([
  [499, true],
  [500, false],
])('%d ms after its layer began to come it shows at once: %s', async (ms, isAtOnce) => {
  const { item, box, clock } = await makeItem();
  clock.advance(ms);
  item.play();
  await settled();
  expect(box.hasAttribute('data-atonce')).toBe(isAtOnce);
});

it('what is still to come does not cover the poster', async () => {
  const { box, tell } = await makeItem();
  tell('waiting');
  expect([box.hasAttribute('data-playing'), box.hasAttribute('data-shown')]).toEqual([true, false]);
  tell('playing');
  tell('waiting');
  expect(box.hasAttribute('data-shown')).toBe(true);
});

it('its button says what it does next', async () => {
  const { item, box, onPress } = await makeItem();
  const button = box.querySelector('button');
  button?.click();
  expect(onPress).toHaveBeenCalledOnce();
  item.play();
  await settled();
  expect(button?.getAttribute('aria-label')).toBe('Pause: Sea');
  item.dispose();
  expect(button?.getAttribute('aria-label')).toBe('Play: Sea');
  button?.click();
  expect(onPress).toHaveBeenCalledOnce();
});
