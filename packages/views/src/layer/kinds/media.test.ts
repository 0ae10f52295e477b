import { expect, it } from 'vitest';
import { drawLayers } from '../../testing/drawModule.ts';

const draw = (type: string, content: Record<string, unknown>) =>
  drawLayers([{ id: 1, type, alias: 'Harbour', content }]).body.querySelector('.sr7-media');

it('a film shows its poster and fetches nothing', () => {
  const film = draw('video', { type: 'html5', src: '/sea.mp4', poster: { src: '/sea.webp' } })?.querySelector(
    'video',
  );
  expect([
    film?.getAttribute('poster'),
    film?.getAttribute('preload'),
    film?.hasAttribute('autoplay'),
  ]).toEqual(['/sea.webp', 'none', false]);
});

it('a sound has controls, a name and its poster', () => {
  const layer = draw('audio', { src: '/harbour.mp3', poster: { src: '/harbour.webp' } });
  expect(layer?.querySelector('img')?.getAttribute('src')).toBe('/harbour.webp');
  const sound = layer?.querySelector('audio');
  expect([sound?.hasAttribute('controls'), sound?.getAttribute('aria-label')]).toEqual([true, 'Harbour']);
});

it.each([
  ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['vimeo', 'https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
])('a film on %s is a link to its page until it plays', (type, src, href) => {
  const layer = draw('video', { type, src, poster: { src: '/p.webp' } });
  expect(layer?.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(layer?.querySelector('iframe')).toBeNull();
});

it('keeps its box when there is nothing to play', () => {
  expect(draw('video', { type: 'html5', src: 'javascript:alert(1)' })?.innerHTML).toBe('');
});
