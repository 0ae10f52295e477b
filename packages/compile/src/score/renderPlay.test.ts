import { allLayers } from '@vitrine/engine';
import { openModule, resolveFeed } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { fillNumber, NUMBER_HOLE } from '@vitrine/player/markup';
import { openScore, type Score } from '@vitrine/player';
import { renderPlay } from './renderPlay.ts';

type Json = Record<string, unknown>;

const text = (words: string, more: Json = {}): Json => ({
  id: 1,
  type: 'text',
  content: { text: words },
  ...more,
});
const slide = (order: number, layers: readonly Json[] = [text(`Slide ${order}`)], more: Json = {}): Json => ({
  slide: { order, ...more },
  layers: Object.fromEntries(layers.entries()),
});
const module = (settings: Json = {}, slides: Json = { 1: slide(1), 2: slide(2), 3: slide(3) }): Json => ({
  id: '7',
  settings: { type: 'standard', ...settings },
  slides,
});

/** As a page gets it. */
const sent = (document: unknown, nowMs = 0): Score | null =>
  JSON.parse(JSON.stringify(renderPlay(document, { nowMs })));
const play = (document: unknown, nowMs = 0): Score => {
  const data = sent(document, nowMs);
  if (!data) throw new Error('It can only be played from its document.');
  return data;
};

describe('the score of a module', () => {
  it('says of its settings and slides what the document says', () => {
    const document = module(
      { nav: { arrows: { set: true, on: true } } },
      {
        1: slide(1, [text('One'), text('Two', { id: 2 })]),
        2: slide(2),
        9: slide(9, undefined, { global: true }),
      },
    );
    const read = openModule(document);
    const played = openScore(play(document));
    expect(played.settings).toEqual(read.settings);
    expect(played.slides).toEqual(read.slides);
    expect(played.globalSlides).toEqual(read.globalSlides);
    for (const key of ['1', '2', '9', 'none'])
      expect(played.slide(key)).toEqual(read.slide(key === 'none' ? '' : key));
    expect(allLayers(played.slide('1').layers)).toHaveLength(2);
  });

  it('names what the module begins with: its first slides, those over them, and what stands beside them', () => {
    const film = slide(9, [{ id: 1, type: 'video' }]);
    const four = { 1: slide(1), 2: slide(2), 3: slide(3), 4: slide(4) };
    expect(
      play(module({}, { ...four, 3: film, 4: slide(4, undefined, { order: 10 }) })).features,
    ).not.toContain('media');
    const next = { ...four, 2: slide(2, [{ id: 1, type: 'video' }]) };
    expect(play(module({}, next)).features).toContain('media');
    const arrows = { set: true, on: true, key: 'vt-disc' };
    const bullets = { set: true, on: true };
    const over = { ...four, 9: slide(9, undefined, { global: true }) };
    expect(play(module({ nav: { arrows, bullets } }, over)).features).toEqual(
      expect.arrayContaining(['globalSlides', 'arrows', 'navRows']),
    );
    expect(openScore(play(module())).features).toEqual(play(module()).features);
  });

  it('says of every slide what it is played with, as the tables of features do', () => {
    const document = module(
      {},
      { 1: slide(1), 2: slide(2, [{ id: 1, type: 'video' }]), 9: slide(9, undefined, { global: true }) },
    );
    const played = openScore(play(document));
    const found = ['1', '2', '9', 'none'].map((key) => played.featuresOfSlide?.(key));
    expect(found).toEqual([[], ['media'], ['globalSlides'], undefined]);
  });

  it('holds every slide as it is drawn, without styles that a policy could forbid', () => {
    const { drawn } = play(module({}, { 1: slide(1), 2: slide(2, [text('<b style="color:red">Bold</b>')]) }));
    expect(drawn['1']?.layers).toContain('Slide 1');
    expect(drawn['2']?.layers).toContain('Bold</b>');
    expect(drawn['2']?.layers).not.toMatch(/\sstyle=/);
    // The first frame brings the rules of its own slide.
    expect(drawn['1']?.css).toBe('');
    expect(drawn['2']?.css).toContain('#SR7_7_1');
  });

  it('holds the other texts of toggles cleaned, where they are HTML', () => {
    const toggles = [
      text('a', { toggle: { text: '<b style="color:red" onclick="x()">b</b>' } }),
      text('b', { id: 2, toggle: { text: 'constructor' } }),
    ];
    const global = [text('c', { toggle: { text: 'C &amp; A' } })];
    const document = module({}, { 1: slide(1, toggles), 2: slide(2), 9: slide(9, global, { global: true }) });
    expect(play(document).toggles).toEqual({
      '<b style="color:red" onclick="x()">b</b>': '<b data-css="color: red">b</b>',
      'C &amp; A': 'C &amp; A',
    });
  });

  it('holds the texts of global slides that count, with the place of the number open', () => {
    const global = [
      text('<b style="color:red">{{current_slide_index}}</b>/{{total_slide_count}} {{title}}'),
      text('{{current_slide_index}} "of" {{total_slide_count}}', { id: 2, tag: 'a', href: '/all' }),
      text('No {{total_slide_count}}', { id: 3 }),
    ];
    const document = module({}, { 1: slide(1), 2: slide(2), 9: slide(9, global, { global: true }) });
    expect(play(document).counters).toEqual({
      'l9-1': '<b data-css="color: red">{{current_slide_index}}</b>/2',
      'l9-2': '{{current_slide_index}} &quot;of&quot; 2',
    });
  });

  it('holds what arrows show of each slide, with a hole for its number', () => {
    const html = '<b>{{title}}</b> {{number}}<i class="sr7-arr-img"></i><a href="/x">x</a>';
    const arrows = { set: true, on: true, key: 'own', css: '.own{color:red}', html };
    const thumb = { src: '/two.webp' };
    const slides = { 1: slide(1, undefined, { title: 'A < B' }), 2: slide(2, undefined, { thumb }) };
    const score = play(module({ nav: { arrows } }, slides));
    const shown = Object.keys(score.arrows).map((key) => openScore(score).arrowPreview(key));
    const look = (title: string): string =>
      `<span class="sr7-look" aria-hidden="true"><b>${title}</b> 0${NUMBER_HOLE}<i class="sr7-arr-img"></i>x</span>`;
    expect(shown).toMatchObject([
      { html: look('A &lt; B'), picture: { picture: '' } },
      { html: look(''), picture: { picture: '/two.webp', backgroundPicture: '' } },
    ]);
    expect(play(module({ nav: { arrows: { ...arrows, html: '<b>on</b>' } } }, slides)).arrows).toEqual({});
  });

  it('knows deep links and what navigation leaves out', () => {
    const hidden = { slideshow: { hfn: true }, attr: { deepLink: 'constructor' } };
    const played = openScore(play(module({}, { 1: slide(1), 2: slide(2, undefined, hidden) })));
    expect([played.slideByDeepLink('constructor'), played.slideByDeepLink('toString')]).toEqual(['2', null]);
    expect(['1', '2'].map((key) => played.isHiddenFromNavigation(key))).toEqual([false, true]);
  });

  it('keeps slides to itself that nobody may see now', () => {
    const later = { publish: { from: '2030-01-01T00:00:00Z' } };
    const document = module({}, { 1: slide(1), 2: slide(2), 3: slide(3, [text('A secret')], later) });
    expect(JSON.stringify(sent(document))).not.toContain('A secret');
    expect(JSON.stringify(sent(document, Date.UTC(2031, 0)))).toContain('A secret');
  });
});

describe('the rows of a module that was drawn', () => {
  const rowsOf = (nav: Json, settings: Json = {}, count = 20) =>
    play(module({ ...settings, nav }, manySlides(count))).rows;
  const tabs = { set: true, on: true, m: 3 };

  it('bring the items that the first frame has no room for', () => {
    expect(Object.keys(rowsOf({ tabs })['tabs'] ?? {})).toHaveLength(20 - 9);
    expect(Object.keys(rowsOf({ tabs }, {}, 9)['tabs'] ?? {})).toEqual([]);
    expect(rowsOf({ bullets: { set: true, on: true } })['bullets']?.['20']).toMatch(
      /^<sr7-bullet [^>]*data-key="20"/,
    );
  });

  it('bring all items where playing changes their order', () => {
    expect(Object.keys(rowsOf({ tabs }, { slideshow: { shuffle: true } })['tabs'] ?? {})).toHaveLength(20);
    const leaving = { 1: slide(1), 2: slide(2, undefined, { slideshow: { hal: 1 } }) };
    expect(Object.keys(play(module({ nav: { tabs } }, leaving)).rows['tabs'] ?? {})).toEqual(['1', '2']);
  });

  it('bring what thumbnails give way to, where pictures show', () => {
    const background = { id: 0, type: 'shape', subtype: 'slidebg', bg: { image: { src: '/back.webp' } } };
    const slides = {
      1: slide(1, [background], { thumb: { src: '/thumb.webp' } }),
      2: slide(2, [background]),
      3: slide(3, [text('No background')], { thumb: { src: '/thumb.webp' } }),
    };
    const picturesOf = (nav: Json) => play(module({ nav }, slides)).pictures;
    expect(picturesOf({ thumbs: tabs })).toEqual({ 1: ['/thumb.webp', '/back.webp'] });
    expect(picturesOf({ tabs: { ...tabs, html: '{{title}}' } })).toEqual({});
  });

  it('leave the number of an item open', () => {
    const [item = ''] = Object.values(rowsOf({ bullets: { set: true, on: true } })['bullets'] ?? {});
    expect(fillNumber(item, 7)).toContain('aria-label="Slide 7"');
  });
});

it('the scrubber of a module that was drawn knows what it says on every slide, and what it shows there', () => {
  const own = { key: 'own', css: '.own{top:0}', html: '<b style="top:0">{{number}} {{title}}</b>' };
  const scrubber = { set: true, on: true };
  const titled = { 1: slide(1, undefined, { title: 'One' }), 2: slide(2) };
  const drawn = (more: Json) =>
    play(module({ nav: { scrubber: { ...scrubber, ...more } } }, titled)).scrubber;
  expect(fillNumber(JSON.stringify(drawn(own)['1']), 3)).toBe(
    JSON.stringify({ label: 'Slide 3: One', html: '<b data-css="top: 0">03 One</b>' }),
  );
  expect(Object.keys(drawn({})['2'] ?? {})).toEqual(['label']);
});

it('plays a feed that was filled like any other module', async () => {
  const stream = [{ title: 'Fjord' }, { title: 'Skerry' }];
  const feed = module({ source: { type: 'post' } }, { 5: slide(5, [text('{{title}}')]) });
  const score = play(await resolveFeed({ ...feed, stream }));
  expect(Object.values(score.drawn).map(({ layers }) => layers)).toEqual([
    expect.stringContaining('Fjord'),
    expect.stringContaining('Skerry'),
  ]);
  expect(score.slides.map(({ key }) => key)).toEqual(['5STR1', '5STR2']);
});

describe('a module that is played from its document', () => {
  const on = { set: true, on: true };
  it.each<[what: string, document: Json]>([
    ['is a feed that lacks its items', module({ source: { type: 'post' } })],
    ['lacks the layers of a slide', module({}, { 1: slide(1), 2: slide(2, []) })],
    ['only stands there', module({ type: 'hero' }, { 1: slide(1) })],
  ])('%s', (_, document) => {
    expect(sent(document)).toBe(null);
  });

  it.each<[what: string, document: Json]>([
    ['has plain arrows', module({ nav: { arrows: on } })],
    ['has more bullets than fit', module({ nav: { bullets: on } }, manySlides(16))],
    ['has tabs', module({ nav: { tabs: on } })],
    ['has a scrubber', module({ nav: { scrubber: on } })],
    ['has thumbs', module({ nav: { thumbs: on } })],
    ['is a carousel', module({ type: 'carousel' })],
    ['runs by itself, with a bar', module({ slideshow: { auto: true }, pbar: { ...on } })],
  ])('is none that %s', (_, document) => {
    expect(sent(document)).not.toBe(null);
  });
});

function manySlides(count: number): Json {
  return Object.fromEntries(Array.from({ length: count }, (__, index) => [index + 1, slide(index + 1)]));
}
