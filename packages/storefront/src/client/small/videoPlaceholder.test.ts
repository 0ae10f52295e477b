// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { videoPlaceholder } from './videoPlaceholder.ts';

let frame: HTMLIFrameElement | null = null;

/** A picture of a film that somebody presses; whether the link to the film's own page is followed then. */
function press(fields: Readonly<Record<string, string>>, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = '<a class="wd-video-placeholder" href="#film"></a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  Object.assign(link.dataset, fields);
  // Frames of these tests load nothing.
  frame = null;
  vi.spyOn(link, 'replaceWith').mockImplementation((made) => {
    if (made instanceof HTMLIFrameElement) frame = made;
  });
  videoPlaceholder.start(link);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  link.dispatchEvent(click);
  return !click.defaultPrevented;
}
const SRC = 'https://player.example/video/1';

it.each([
  [{ src: SRC, query: 'dnt=1&start=5', alt: 'Play it' }, `${SRC}?autoplay=1&dnt=1&start=5`, 'Play it'],
  [{ src: `${SRC}?h=2`, query: '', alt: '' }, `${SRC}?h=2&autoplay=1`, ''],
  [{ src: SRC, query: 'autoplay=0&mute=1' }, `${SRC}?autoplay=1&mute=1`, ''],
])('%o is played in its place when it is pressed', (fields, src, title) => {
  expect(press({ id: '1', ...fields })).toBe(false);
  expect([frame?.getAttribute('src'), frame?.title, frame?.className]).toEqual([
    src,
    title,
    'wd-video-frame',
  ]);
  expect(frame?.allow).toContain('autoplay');
});

it.each([
  ['javascript:alert(1)', {}],
  ['http://player.example/video/1', {}],
  ['https://', {}],
  ['', {}],
  [SRC, { ctrlKey: true }],
  [SRC, { button: 1 }],
])('a film at “%s”, pressed with %o, is the link that it is', (src, how) => {
  expect(press({ src }, how)).toBe(true);
  expect(frame).toBeNull();
});
