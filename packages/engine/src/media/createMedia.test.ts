// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { at, behind, film } from './testing/films.ts';
import { playMedia } from './testing/playMedia.ts';
import { settled } from './testing/settled.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('a film behind a slide plays while its slide is the current one, and no other', async () => {
  const { go, playing } = await playMedia([[behind()], [behind()], [behind({ autoPlay: false })]]);
  await go('1');
  expect(playing()).toEqual(['1/0']);
  await go('2', '1');
  expect(playing()).toEqual(['2/0']);
  await go('3', '2');
  expect(playing()).toEqual([]);
});

it.each([
  [true, [0, 0]],
  [false, [3, 3]],
])('a left film that rewinds: %s stands at %j s, and goes on from there', async (rewind, [left, back]) => {
  const { go, get } = await playMedia([[behind({ rewind })], []]);
  await go('1');
  get('1/0').reach(3);
  await go('2', '1');
  expect([get('1/0').element.paused, get('1/0').element.currentTime]).toEqual([true, left]);
  await go('1', '2');
  expect(get('1/0').element.currentTime).toBe(back);
});

it('starts the first time only, or not the first time', async () => {
  const { go, playing } = await playMedia([
    [behind({ autoPlay: '1sttime' })],
    [behind({ autoPlay: 'no1sttime' })],
  ]);
  const seen: string[][] = [];
  await go('1');
  for (const [to, from] of [
    ['2', '1'],
    ['1', '2'],
    ['2', '1'],
  ] as const) {
    seen.push(playing());
    await go(to, from);
  }
  expect([...seen, playing()]).toEqual([['1/0'], [], [], ['2/0']]);
});

it('waits for the transition where it should', async () => {
  const { media, module, changer, playing, afterChange } = await playMedia([
    [behind({ afterTransition: true })],
  ]);
  changer.isChanging = true;
  media.enter?.(module.slide('1'));
  await settled();
  expect(playing()).toEqual([]);
  changer.isChanging = false;
  afterChange('1');
  await settled();
  expect(playing()).toEqual(['1/0']);
});

it('a film in a layer starts when its layer comes, and stands when it goes', async () => {
  const { go, actors, stageEvent, playing } = await playMedia([[film(1, { autoPlay: true })]]);
  actors.set('1/1', { isEntered: false, frame: 0 });
  await go('1');
  stageEvent('1', '1', 'enterstage');
  stageEvent('1', '1', 'framestarted', 0);
  await settled();
  expect(playing()).toEqual([]);
  stageEvent('1', '1', 'framestarted', 1);
  await settled();
  expect(playing()).toEqual(['1/1']);
  stageEvent('1', '1', 'leavestage');
  expect(playing()).toEqual([]);
});

it('a film of a global slide plays on the slides that it spans', async () => {
  const { go, playing } = await playMedia([[], [], []], {
    global: [{ ...film(1, { autoPlay: true }), sStart: 2, sEnd: 2 }],
  });
  await go('1');
  expect(playing()).toEqual([]);
  await go('2', '1');
  expect(playing()).toEqual(['99/1']);
  await go('3', '2');
  expect(playing()).toEqual([]);
});

it('commands reach one or all', async () => {
  const { go, command, playing, get } = await playMedia([
    [film(1), { ...film(2), type: 'audio' }],
    [film(3)],
  ]);
  await go('1');
  await command('toggle', null);
  expect(playing()).toEqual(['1/1', '1/2']);
  await command('toggle', at('1/1'));
  expect(playing()).toEqual(['1/2']);
  get('1/2').reach(4);
  await command('stop', at('1/2'));
  expect([playing(), get('1/2').element.currentTime]).toEqual([[], 0]);
  const muted = (): boolean => get('1/1').element.muted;
  await command('mute', null);
  expect(muted()).toBe(true);
  await command('toggleMute', at('1/1'));
  expect(muted()).toBe(false);
  await command('play', at('2/3'));
  expect(playing()).toEqual([]);
});

it('tells its states by their numbers', async () => {
  const { go, command, told } = await playMedia([[film(1)]]);
  await go('1');
  await command('play', at('1/1'));
  await command('pause', at('1/1'));
  expect(told).toEqual(['1/1 1', '1/1 2']);
});

it('its button plays and stops it, unless an action of its own does', async () => {
  const actions = [{ a: 'toggleMedia', evt: 'click', src: ['2'], target: ['2'] }];
  const { go, playing, stage, module } = await playMedia([[film(1), film(2)]], { actions });
  const buttons = ['1', '2'].map((id) => {
    const layer = module.slide('1').layers.find((each) => each.id === id);
    const button = document.createElement('button');
    button.className = 'sr7-play';
    (layer && stage.layer('1', layer))?.content.append(button);
    return button;
  });
  await go('1');
  buttons[1]?.click();
  await settled();
  expect(playing()).toEqual([]);
  buttons[0]?.click();
  await settled();
  expect(playing()).toEqual(['1/1']);
  buttons[0]?.click();
  expect(playing()).toEqual([]);
});

it('a type that nobody plays is told, and the others play', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go, playing } = await playMedia([
    [film(1, { type: 'flash', autoPlay: true }), film(2, { autoPlay: true })],
  ]);
  await go('1');
  expect(error.mock.calls).toEqual([[new Error('Invalid video type')]]);
  expect(playing()).toEqual(['1/2']);
});

it('leaves nothing behind', async () => {
  const { go, media, playing, show, clock } = await playMedia([
    [behind({ end: 5 }), film(1, { pauseTimer: true, autoPlay: true })],
  ]);
  await go('1');
  media.dispose();
  show.timer.stop();
  expect([playing(), [...show.timer.reasons], clock.pending]).toEqual([[], [], 0]);
});
