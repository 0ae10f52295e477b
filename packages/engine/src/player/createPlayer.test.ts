// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestPlayer } from './testing/createTestPlayer.ts';

afterEach(() => document.body.replaceChildren());

const LENGTH = { default: { len: 3000 } };
const fade = { type: 'shape', subtype: 'slidebg', tl: { in: { bg: { ms: 1000, temp: { p: 'fade' } } } } };
const withFade = { layers: { 0: { id: 0, ...fade } } };
const faded = [withFade, withFade, withFade];

describe('before the module is seen', () => {
  it('waits: nothing starts and no time runs', async () => {
    const { player, told, advance } = createTestPlayer({ settings: LENGTH });
    await advance(10_000);
    expect(told).toEqual([]);
    expect(player.places).toEqual({ previous: null, current: '1', next: null });
  });

  it('keeps a request until then', async () => {
    const { player, environment, advance, stage } = createTestPlayer();
    player.request('#3');
    await advance(500);
    expect(stage.current).toEqual(['1']);
    environment.visible.set(true);
    await advance(500);
    expect(stage.current).toEqual(['3']);
  });
});

describe('a change of slides', () => {
  it('shows both slides while it runs, then hides the one that left', async () => {
    const { player, environment, advance, stage, told } = createTestPlayer({ slides: faded });
    environment.visible.set(true);
    await advance(100);
    player.next();
    await advance(500);
    expect([stage.shown, stage.current]).toEqual([['1', '2'], ['2']]);
    expect(player.isChanging).toBe(true);
    await advance(600);
    expect([stage.shown, stage.current]).toEqual([['2'], ['2']]);
    expect(player.places).toEqual({ previous: '1', current: '2', next: null });
    expect(told).toEqual([
      'sr.slide.changeRequest 1',
      'sr.slide.beforeChange 1',
      'sr.slide.afterChange 1',
      'sr.slide.changeRequest 2',
      'sr.slide.beforeChange 2',
      'sr.slide.afterChange 2',
    ]);
  });

  it('is interrupted by the next one, which says so', async () => {
    const { player, environment, advance, stage, told } = createTestPlayer({ slides: faded });
    environment.visible.set(true);
    await advance(100);
    player.next();
    await advance(300);
    player.next();
    await advance(100);
    expect(stage.shown).toEqual(['2', '3']);
    expect(told).toContain('sr.slide.afterChange 2 interrupted');
  });

  it('waits its turn where the author gives a delay', async () => {
    const { player, environment, advance, stage } = createTestPlayer({
      slides: faded,
      settings: { slideshow: { nd: 200 } },
    });
    environment.visible.set(true);
    await advance(100);
    player.next();
    await advance(300);
    player.next();
    await advance(300);
    expect(stage.current).toEqual(['2']);
    await advance(1500);
    expect(stage.current).toEqual(['3']);
  });

  it('takes the slide back that was asked for when the current one is', async () => {
    const { player, environment, advance, stage } = createTestPlayer();
    environment.visible.set(true);
    await advance(100);
    stage.isReady = false;
    environment.visible.set(false);
    player.next();
    player.request(0);
    environment.visible.set(true);
    await advance(500);
    expect(stage.current).toEqual(['1']);
  });
});

describe('slides beside the current one', () => {
  it('are built ahead', async () => {
    const { environment, advance, stage } = createTestPlayer({
      slides: Array.from({ length: 8 }, () => ({})),
    });
    environment.visible.set(true);
    await advance(200);
    expect(stage.built).toEqual(['1', '2', '8']);
  });

  it('go again when there are many: a long module costs what a short one does', async () => {
    const { player, environment, advance, stage } = createTestPlayer({
      slides: Array.from({ length: 100 }, () => ({})),
    });
    environment.visible.set(true);
    await advance(200);
    for (let index = 0; index < 60; index++) {
      player.next();
      await advance(100);
    }
    expect(stage.built.length).toBeLessThanOrEqual(12);
    expect(stage.current).toEqual(['61']);
  });

  it('are not built in a carousel, where what is seen is enough', async () => {
    const { environment, advance, stage } = createTestPlayer({
      settings: { type: 'carousel', carousel: { maxV: 3, infinity: true } },
      slides: Array.from({ length: 9 }, () => ({})),
    });
    environment.visible.set(true);
    await advance(200);
    expect(stage.built).toEqual(['1']);
    expect(stage.shown).toEqual(['1', '2', '9']);
  });
});

describe('layers that the document lacks', () => {
  const layer = { 4: { id: 4, type: 'text', content: { text: 'Autumn' } } };
  const slides = [{ layers: layer }, {}, {}];

  it('are fetched before their slide is shown', async () => {
    const asked: string[] = [];
    const source = {
      loadSlide: async (key: string) => {
        asked.push(key);
        return { slide: { order: Number(key) }, layers: layer };
      },
    };
    const { player, environment, advance, stage, module } = createTestPlayer({ slides, source });
    environment.visible.set(true);
    await advance(200);
    expect(asked).toEqual(['2', '3']);
    player.next();
    await advance(200);
    expect(stage.current).toEqual(['2']);
    expect(module.slide('2').hasLayers).toBe(true);
  });

  it('leave the slide with its background when they cannot be had', async () => {
    const source = { loadSlide: () => Promise.reject(new Error('no server')) };
    const { player, environment, advance, stage } = createTestPlayer({ slides, source });
    environment.visible.set(true);
    await advance(200);
    player.next();
    await advance(200);
    expect(stage.current).toEqual(['2']);
  });
});

it('shows a slide whose picture never comes after three seconds', async () => {
  const { player, environment, advance, stage } = createTestPlayer();
  stage.isReady = false;
  environment.visible.set(true);
  await advance(100);
  player.next();
  await advance(2500);
  expect(stage.current).toEqual(['1']);
  await advance(1000);
  expect(stage.current).toEqual(['2']);
});

describe('the slideshow', () => {
  it('goes from slide to slide and round', async () => {
    const { environment, advance, stage, told } = createTestPlayer({ settings: LENGTH });
    environment.visible.set(true);
    await advance(3100);
    expect(stage.current).toEqual(['2']);
    await advance(6200);
    expect(stage.current).toEqual(['1']);
    expect(told.filter((event) => event.startsWith('sr.slide.ended'))).toEqual([
      'sr.slide.ended 1',
      'sr.slide.ended 2',
      'sr.slide.ended 3',
    ]);
  });

  it('gives each slide its own length', async () => {
    const { environment, advance, stage } = createTestPlayer({
      settings: LENGTH,
      slides: [{ slide: { slideshow: { len: 500 } } }, {}, {}],
    });
    environment.visible.set(true);
    await advance(700);
    expect(stage.current).toEqual(['2']);
    await advance(2500);
    expect(stage.current).toEqual(['2']);
  });

  it('tells when it has run through', async () => {
    const { environment, advance, stage, told } = createTestPlayer({
      settings: { ...LENGTH, slideshow: { loop: 1 } },
    });
    environment.visible.set(true);
    await advance(30_000);
    expect(stage.current).toEqual(['3']);
    expect(told.at(-1)).toBe('sr.module.finished 3');
  });

  it('starts after the delay that the author gives', async () => {
    const { environment, advance, told } = createTestPlayer({
      settings: { slideshow: { initDelay: 2000 } },
    });
    environment.visible.set(true);
    await advance(1900);
    expect(told).toEqual([]);
    await advance(200);
    expect(told).toContain('sr.slide.beforeChange 1');
  });

  it.each([
    ['the pointer is over it', { slideshow: { sOH: true } }, 'hover'],
    ['the keyboard is in it', {}, 'keyboardFocus'],
    ['the page is hidden', {}, 'pageHidden'],
    ['the window is in the background', { slideshow: { fOB: true } }, 'windowBlurred'],
    ['motion is to be reduced', {}, 'reducedMotion'],
  ] as const)('stands while %s, and keeps its time', async (_, settings, signal) => {
    const { environment, advance, stage } = createTestPlayer({ settings: { ...LENGTH, ...settings } });
    environment.visible.set(true);
    await advance(2000);
    environment[signal].set(true);
    await advance(10_000);
    expect(stage.current).toEqual(['1']);
    environment[signal].set(false);
    await advance(900);
    expect(stage.current).toEqual(['1']);
    await advance(300);
    expect(stage.current).toEqual(['2']);
  });

  it('runs on under the pointer where the author does not mind', async () => {
    const { environment, advance, stage } = createTestPlayer({ settings: LENGTH });
    environment.visible.set(true);
    environment.hover.set(true);
    await advance(3200);
    expect(stage.current).toEqual(['2']);
  });

  it('stands while it is out of view', async () => {
    const { environment, advance, stage } = createTestPlayer({ settings: LENGTH });
    environment.visible.set(true);
    await advance(1000);
    environment.visible.set(false);
    await advance(10_000);
    expect(stage.current).toEqual(['1']);
    environment.visible.set(true);
    await advance(2200);
    expect(stage.current).toEqual(['2']);
  });

  it('obeys the visitor', async () => {
    const { player, environment, advance, stage } = createTestPlayer({ settings: LENGTH });
    environment.visible.set(true);
    player.pause();
    await advance(10_000);
    expect([stage.current, player.slideshow]).toEqual([['1'], 'paused']);
    player.toggle();
    await advance(3200);
    expect(stage.current).toEqual(['2']);
  });
});

describe('slides that go', () => {
  it('leave the order after they have been left as often as they say', async () => {
    const { player, environment, advance } = createTestPlayer({
      slides: [{}, { slide: { slideshow: { hal: 1 } } }, {}],
    });
    environment.visible.set(true);
    await advance(100);
    player.next();
    await advance(1200);
    player.next();
    await advance(1200);
    expect(player.order).toEqual(['1', '3']);
    player.previous();
    await advance(100);
    expect(player.places.current).toBe('1');
  });
});

describe('deep links', () => {
  const slides = ['spring', 'summer', 'autumn'].map((deepLink) => ({ slide: { attr: { deepLink } } }));
  const settings = { browser: { useURLDeeplink: true } };

  it('start with the slide that the address names', async () => {
    const { environment, advance, stage } = createTestPlayer({ slides, settings });
    environment.hash.write('autumn');
    environment.visible.set(true);
    await advance(200);
    expect(stage.current).toEqual(['3']);
  });

  it('start with the first slide where the named one is not published', async () => {
    const unpublished = { slide: { attr: { deepLink: 'sale' }, publish: { state: 'unpublished' } } };
    const { environment, advance, stage, player } = createTestPlayer({
      slides: [...slides, unpublished],
      settings,
    });
    environment.hash.write('sale');
    environment.visible.set(true);
    await advance(200);
    expect(stage.current).toEqual(['1']);
    expect(player.hasBegun).toBe(true);
  });

  it('name the slide that shows, and follow the address', async () => {
    const { player, environment, advance, stage } = createTestPlayer({ slides, settings });
    environment.visible.set(true);
    await advance(200);
    player.next();
    await advance(1200);
    expect(environment.hash.read()).toBe('summer');
    environment.hashChanged.set('autumn');
    await advance(200);
    expect(stage.current).toEqual(['3']);
  });
});

it('tells of a low frame rate', async () => {
  const { player, environment, clock, advance } = createTestPlayer();
  const told: number[] = [];
  player.on('lowfps', ({ framesPerSecond }) => told.push(framesPerSecond));
  Object.assign(clock, {
    nextFrame: (call: (nowMs: number) => void) => clock.after(100, () => call(clock.now())),
  });
  environment.visible.set(true);
  await advance(8000);
  expect(told).toEqual([10]);
});

it('leaves nothing running, listening or waiting when it is taken away, whenever that is', async () => {
  for (const whenMs of [0, 150, 500, 1200]) {
    const { player, environment, clock, timelines, advance } = createTestPlayer({
      slides: faded,
      settings: { ...LENGTH, slideshow: { sOH: true } },
    });
    environment.visible.set(true);
    await advance(100);
    player.next();
    await advance(whenMs);
    player.dispose();
    await advance(100);
    expect([clock.pending, timelines.alive.length, environment.listenerCount]).toEqual([0, 0, 0]);
  }
});

it('works without any slide', async () => {
  const { player, environment, advance } = createTestPlayer({ slides: [] });
  environment.visible.set(true);
  player.next();
  await advance(1000);
  expect(player.order).toEqual([]);
});

describe('what cannot be played', () => {
  const moving = {
    1: {
      id: 1,
      type: 'text',
      tl: {
        in: {
          content: {
            all: [
              { t: 0, d: 0, o: 0 },
              { t: 0, d: 300, o: 1 },
            ],
          },
        },
      },
    },
  };

  it.each(['1', '2'])('does not stop the show: a layer of slide %s that fails', async (broken) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { player, stage, environment, advance } = createTestPlayer({
      slides: [{ layers: moving }, { layers: moving }, {}],
      before(testStage) {
        const { layer } = testStage;
        testStage.layer = (key, wanted) => {
          if (key === broken) throw new Error('It fails.');
          return layer(key, wanted);
        };
      },
    });
    environment.visible.set(true);
    await advance(200);
    player.next();
    await advance(1200);
    player.next();
    await advance(1200);
    expect(stage.current).toEqual(['3']);
    expect(told.mock.calls.map(([error]) => String(error))).toContain('Error: It fails.');
    told.mockRestore();
  });

  it('does not stop the show: a change that fails', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { player, stage, environment, advance } = createTestPlayer({
      slides: faded,
      before(testStage) {
        const { background } = testStage;
        testStage.background = (key) => {
          if (key === '2') throw new Error('It fails.');
          return background(key);
        };
      },
    });
    environment.visible.set(true);
    await advance(200);
    player.next();
    await advance(1200);
    expect([stage.current, stage.shown, player.isChanging]).toEqual([['2'], ['2'], false]);
    player.request('#1');
    await advance(1200);
    expect(stage.current).toEqual(['1']);
    told.mockRestore();
  });
});
