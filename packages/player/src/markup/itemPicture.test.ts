import { expect, it } from 'vitest';
import { thumbStyle } from './itemPicture.ts';

it('lets no address end the CSS text that it stands in', () => {
  expect(thumbStyle({ color: 'red' }, 'a.png");}x{"')).toEqual({
    '--shade': 'red',
    '--thumb': 'url("a.png%22);}x{%22")',
  });
});

it('shows the colour of a slide that has no picture', () => {
  expect(thumbStyle({ color: '#123456' }, '')).toEqual({ '--shade': '#123456' });
});
