// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { at, behind, film } from './testing/films.ts';
import { playMedia } from './testing/playMedia.ts';
import { settled } from './testing/settled.ts';

afterEach(() => document.body.replaceChildren());

it('one film plays at a time, and the one behind the slide goes on after it', async () => {
  const { go, command, playing, get } = await playMedia([[behind(), film(1), film(2)]]);
  await go('1');
  await command('play', at('1/1'));
  expect(playing()).toEqual(['1/1']);
  await command('play', at('1/2'));
  expect(playing()).toEqual(['1/2']);
  get('1/2').finish();
  await settled();
  expect(playing()).toEqual(['1/0']);
});

it.each([
  [false, ['1/0', '1/1']],
  [true, ['1/1']],
])('beside a sound that stops the others (%s) there plays %j', async (stopAllMedia, expected) => {
  const { go, command, playing } = await playMedia([
    [behind(), { ...film(1, { stopAllMedia }), type: 'audio' }],
  ]);
  await go('1');
  await command('play', at('1/1'));
  expect(playing()).toEqual(expected);
});

it('holds the slideshow while it plays', async () => {
  const { go, command, show, get } = await playMedia([[film(1, { pauseTimer: true }), film(2)], []]);
  await go('1');
  await command('play', at('1/2'));
  expect(show.timer.status).toBe('playing');
  await command('play', at('1/1'));
  expect([...show.timer.reasons]).toEqual(['media']);
  await command('pause', at('1/1'));
  expect(show.timer.status).toBe('playing');
  await command('play', at('1/1'));
  get('1/1').finish();
  expect(show.timer.status).toBe('playing');
});

it('a film that repeats holds the slideshow all the while', async () => {
  const { go, show, get } = await playMedia([
    [film(1, { autoPlay: true, pauseTimer: true, loop: true, nextSlide: false, start: 1 })],
  ]);
  await go('1');
  get('1/1').finish();
  expect([...show.timer.reasons]).toEqual(['media']);
  await settled();
  expect([get('1/1').element.paused, get('1/1').element.currentTime]).toEqual([false, 1]);
});

it.each([
  [{ nextSlide: true }, ['+1']],
  [{ nextSlide: true, loop: true }, ['+1']],
  [{}, []],
])('with %j its end asks for %j', async (content, expected) => {
  const { go, get, requests } = await playMedia([[film(1, { autoPlay: true, ...content })], []]);
  await go('1');
  get('1/1').finish();
  expect(requests).toEqual(expected);
});

it('out of sight nothing plays, and what played goes on when it is seen again', async () => {
  const { go, media, playing } = await playMedia([[behind(), film(1)]]);
  await go('1');
  media.setVisible?.(false);
  expect(playing()).toEqual([]);
  media.setVisible?.(true);
  await settled();
  expect(playing()).toEqual(['1/0']);
});

it('what starts late waits too, but not for what the visitor started by its own controls', async () => {
  const { go, media, playing, get, show } = await playMedia([[film(1), film(2)]]);
  await go('1');
  show.timer.hold('reducedMotion');
  await get('1/1').element.play();
  expect(playing()).toEqual(['1/1']);
  media.setVisible?.(false);
  await get('1/2').element.play();
  expect(playing()).toEqual([]);
  media.setVisible?.(true);
  await settled();
  expect(playing()).toHaveLength(1);
});

it('what the visitor stopped out of sight does not go on', async () => {
  const { go, media, playing, command } = await playMedia([[behind()]]);
  await go('1');
  media.setVisible?.(false);
  await command('pause', null);
  media.setVisible?.(true);
  await settled();
  expect(playing()).toEqual([]);
});

it.each(['visitor', 'reducedMotion'] as const)(
  'held by %s nothing starts by itself, but by a wish',
  async (reason) => {
    const { go, playing, show, command } = await playMedia([[behind(), film(1)]]);
    show.timer.hold(reason);
    await go('1');
    expect(playing()).toEqual([]);
    await command('play', at('1/1'));
    expect(playing()).toEqual(['1/1']);
    await command('pause', at('1/1'));
    show.timer.release(reason);
    await settled();
    expect(playing()).toEqual(['1/0']);
    show.timer.hold(reason);
    expect(playing()).toEqual([]);
  },
);
