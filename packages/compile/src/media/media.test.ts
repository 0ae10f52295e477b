import { describe, expect, it } from 'vitest';
import { drawLayers, drawModule, moduleDocument } from '../testing/drawModule.ts';

type Json = Record<string, unknown>;
const draw = (type: string, content: Json, more: Json = {}) =>
  drawLayers([{ id: 1, type, alias: 'Harbour', content, ...more }]).body.querySelector('.sr7-media');
const film = { type: 'html5', src: '/sea.mp4' };

it('a film shows its poster as a picture and fetches nothing', () => {
  const layer = draw('video', { ...film, poster: { src: '/sea.webp' } });
  const video = layer?.querySelector('video');
  expect(layer?.querySelector('img')?.getAttribute('src')).toBe('/sea.webp');
  expect(['src', 'preload', 'autoplay'].map((name) => video?.getAttribute(name))).toEqual([
    '/sea.mp4',
    'none',
    null,
  ]);
});

it('a sound has controls, a name and its poster', () => {
  const layer = draw('audio', { src: '/harbour.mp3', poster: { src: '/harbour.webp' } });
  expect(layer?.querySelector('img')?.getAttribute('src')).toBe('/harbour.webp');
  const sound = layer?.querySelector('audio');
  expect([sound?.hasAttribute('controls'), sound?.getAttribute('aria-label')]).toEqual([true, 'Harbour']);
  expect(layer?.querySelector('button')).toBeNull();
});

it.each([
  ['youtube', 'dQw4w9WgXcQ', 'dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [
    'youtube',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ?x=1',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['vimeo', 'https://vimeo.com/76979871', '76979871', 'https://vimeo.com/76979871'],
  [
    'vimeo',
    'https://vimeo.com/76979871/8272103f6e',
    '76979871/8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  [
    'vimeo',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    '76979871/8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  ['vimeo', 'https://vimeo.com/channels/staffpicks/76979871', '76979871', 'https://vimeo.com/76979871'],
])('a film on %s at %j has a button, and without script a link, until it plays', (type, src, name, href) => {
  const layer = draw('video', { type, src, poster: { src: '/p.webp' } });
  expect(layer?.querySelector('sr7-film')?.getAttribute('data-film')).toBe(name);
  expect(layer?.querySelector('button')?.getAttribute('aria-label')).toBe('Play: Harbour');
  expect(layer?.querySelector('noscript a')?.getAttribute('href')).toBe(href);
  expect(layer?.querySelector('iframe')).toBeNull();
});

describe('a film', () => {
  it.each<[string, Json, boolean, boolean]>([
    ['has nothing of its own', {}, false, true],
    ['has controls', { controls: 's' }, true, false],
    ['has controls under a poster', { controls: 's', poster: '/p.webp' }, true, true],
    ['has controls and a large button', { controls: 'xl' }, true, true],
    ['is not to be touched', { controls: 's', noInteract: true }, false, false],
  ])('that %s gets what it takes to start it, and no more', (_, content, hasControls, hasButton) => {
    const layer = draw('video', { ...film, ...content });
    expect(layer?.querySelector('video')?.hasAttribute('controls')).toBe(hasControls);
    expect(layer?.querySelector('button') !== null).toBe(hasButton);
  });

  it.each<[Json]>([[{ tag: 'a', href: '/sea' }], [{ tag: 'button' }]])(
    'gets no button and no controls inside another control: %j',
    (more) => {
      const body = drawLayers([{ id: 1, type: 'video', content: { ...film, controls: 's' }, ...more }]).body;
      expect(body.querySelector('.sr7-play')).toBeNull();
      expect(body.querySelector('video')?.hasAttribute('controls')).toBe(false);
    },
  );

  it('gets a large button where the author wants one', () => {
    expect(draw('video', { ...film, controls: 'xl' })?.querySelector('.sr7-play.sr7-xl')).not.toBeNull();
  });
});

it.each<[string, Json]>([
  ['an address that would run code', { type: 'html5', src: 'javascript:alert(1)' }],
  ['a film that YouTube cannot have', { type: 'youtube', src: '"><script>' }],
  ['a film that Vimeo cannot have', { type: 'vimeo', src: 'vimeo.com/about' }],
  ['a type that nobody plays', { type: 'flash', src: '/sea.swf' }],
])('draws an empty box for %s', (_, content) => {
  expect(draw('video', content)?.innerHTML).toBe('');
});

it('the poster stays away from small screens where it should', () => {
  const layer = draw('video', { ...film, poster: { src: '/p.webp', noOnMobile: true } });
  expect(layer?.classList.contains('sr7-bare')).toBe(true);
});

const cssOf = (layers: readonly Json[]): string => drawLayers(layers).css;

it('only slides with films or sounds pay for their rules, and once', () => {
  expect(cssOf([{ id: 1, type: 'text', content: 'No film' }])).not.toContain('sr7-media');
  const css = cssOf([
    { id: 1, type: 'video', content: film },
    { id: 2, type: 'audio', content: { src: '/a.mp3' } },
  ]);
  expect(css.split('sr7-film[data-cover]{container-type').length).toBe(2);
});

it.each([
  [{ ...film, cover: true }, 'object-fit:cover'],
  [{ ...film, cover: false }, 'object-fit:contain'],
  [{ type: 'vimeo', src: '76979871', cover: true, ratio: '4:3' }, '--r:1.3333'],
])('fits a film of %j into its box by %s', (content, rule) => {
  expect(cssOf([{ id: 1, type: 'video', content }])).toContain(rule);
});

it('a film behind a slide is scenery: it has no name and cannot be reached', () => {
  const background = (video: Json) =>
    drawLayers([{ id: 0, type: 'shape', subtype: 'slidebg', bg: { video } }]).body.querySelector('sr7-bg');
  const video = background({ ...film, controls: 's' })?.querySelector('video');
  expect([
    video?.getAttribute('aria-hidden'),
    video?.getAttribute('tabindex'),
    video?.hasAttribute('controls'),
  ]).toEqual(['true', '-1', false]);
  const platform = background({ type: 'youtube', src: 'dQw4w9WgXcQ' })?.querySelector('sr7-film');
  expect([platform?.getAttribute('aria-hidden'), platform?.getAttribute('data-name')]).toEqual([
    'true',
    null,
  ]);
});

it.each([
  [{}, 1, true],
  [{ slideshow: { auto: true } }, 2, false],
  [{ slideshow: { auto: true }, type: 'hero' }, 2, true],
])('with %j and %d slides a film behind one has a button to stop it: %s', (settings, count, hasButton) => {
  const bg = { id: 0, type: 'shape', subtype: 'slidebg', bg: { video: film } };
  const slides = Array.from({ length: count }, () => ({ layers: [bg] }));
  const { body } = drawModule(moduleDocument(settings, ...slides));
  expect(body.querySelector('sr7-bg+button')?.getAttribute('data-pause') ?? null).toBe(
    hasButton ? 'Pause: background video' : null,
  );
});
