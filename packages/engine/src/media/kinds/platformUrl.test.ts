import { expect, it } from 'vitest';
import { platformUrl } from './platformUrl.ts';

const parametersOf = (args: string): Record<string, string> =>
  Object.fromEntries(
    new URL(
      platformUrl('https://player.vimeo.com/video/1?h=ab', { dnt: 1, title: 0 }, args, {
        muted: 1,
        loop: null,
      }),
    ).searchParams,
  );

it.each([
  ['', { h: 'ab', dnt: '1', title: '0', muted: '1' }],
  ['title=1&portrait=1', { h: 'ab', dnt: '1', title: '1', portrait: '1', muted: '1' }],
  ['?dnt=0&pip=1;quality=720p', { h: 'ab', dnt: '0', title: '0', pip: '1', quality: '720p', muted: '1' }],
  [
    'transparent=0&transcript=1;',
    { h: 'ab', dnt: '1', title: '0', transparent: '0', transcript: '1', muted: '1' },
  ],
  ['loop=1&muted=0', { h: 'ab', dnt: '1', title: '0', muted: '1' }],
  [
    'hd=1&wmode=opaque&showinfo=0&rel=0;',
    { h: 'ab', dnt: '1', title: '0', hd: '1', wmode: 'opaque', showinfo: '0', rel: '0', muted: '1' },
  ],
])('reads the parameters %j', (args, expected) => {
  expect(parametersOf(args)).toEqual(expected);
});

it.each(['x=1#/../evil', '//evil.example/?a=1', '&&&', '%', 'a=<script>'])(
  '%j leads nowhere else',
  (args) => {
    const { origin, pathname } = new URL(platformUrl('https://player.vimeo.com/video/1', {}, args, {}));
    expect([origin, pathname]).toEqual(['https://player.vimeo.com', '/video/1']);
  },
);
