import { expect, it } from 'vitest';
import { thumbStyle } from './itemPicture.ts';

it('an address cannot end the text that it stands in', () => {
  expect(thumbStyle({ color: 'red' }, 'a.png");}x{"')).toEqual({
    '--shade': 'red',
    '--thumb': 'url("a.png%22);}x{%22")',
  });
});

it('without a picture there is the colour of the slide', () => {
  expect(thumbStyle({ color: '#123456' }, '')).toEqual({ '--shade': '#123456' });
});
