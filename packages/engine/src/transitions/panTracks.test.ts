// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { panTracks } from './panTracks.ts';
import { readBackground } from './testing/readTransition.ts';

const element = document.createElement('sr7-bg');
element.innerHTML = '<img src="/a.webp"><video></video><sr7-overlay><img></sr7-overlay>';

const pan = (frames: readonly Record<string, unknown>[], orig = { x: '50%', y: '50%', z: '0' }) =>
  panTracks(readBackground({ pan: { pers: 600, orig, all: frames } }), element, 1);

const real = [
  { t: 300, d: 0, f: 0, e: 'none', x: 0, y: 0, sX: '100%', rZ: 0, off: 0 },
  { t: 300, d: 40000, f: 40000, e: 'none', x: 0, y: 0, sX: '120%', rZ: 0, off: 0 },
];

it('zooms the picture and the film of the background, and nothing else in it', () => {
  const tracks = pan(real);
  expect(tracks.map((track) => track.element)).toEqual([...element.children].slice(0, 2));
  expect(tracks[0]).toMatchObject({
    start: { transform: 'translate(0%,0%) translate(0%,0%) rotate(0deg) scale(1) translate(0%,0%)' },
    steps: [
      {
        startMs: 300,
        durationMs: 40000,
        ease: 'none',
        style: { transform: 'translate(0%,0%) translate(0%,0%) rotate(0deg) scale(1.2) translate(0%,0%)' },
      },
    ],
  });
});

const endOf = (frame: Record<string, unknown>, orig?: { x: string; y: string; z: string }) =>
  pan(
    [
      { t: 0, d: 0, sX: '100%' },
      { t: 0, d: 1000, ...frame },
    ],
    orig,
  )[0]?.steps[0]?.style['transform'];

it.each(['120%', '120', 1.2])('reads a scale of %j alike', (sX) => {
  expect(endOf({ sX })).toContain('scale(1.2)');
});

it('never moves the picture farther than its zoom made room for', () => {
  expect(endOf({ sX: '120%', x: '200px', y: '-5%' })).toContain(
    'translate(clamp(-10%,calc(200*var(--u,1px)),10%),clamp(-10%,-5%,10%))',
  );
});

it('turns, and zooms about its origin', () => {
  const end = endOf({ sX: '150%', rZ: '5deg', x: '90%' }, { x: '0%', y: '100%', z: '0' });
  expect(end).toBe(
    'translate(clamp(-50%,90%,0%),0%) translate(-50%,50%) rotate(5deg) scale(1.5) translate(50%,-50%)',
  );
});

it.each([[[]], [[{ t: 300, d: 0, sX: '110%' }]]])('stands still with frames %j', (frames) => {
  expect(pan(frames)).toEqual([]);
});

it('stands still without a pan', () => {
  expect(panTracks(readBackground({}), element, 1)).toEqual([]);
});
