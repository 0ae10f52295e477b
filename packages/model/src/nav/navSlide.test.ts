import { expect, it } from 'vitest';
import { openModule } from '../document/Module.ts';
import { readNavSlide } from './navSlide.ts';

const read = (slide: unknown, layers: unknown = {}) =>
  readNavSlide(openModule({ slides: { 5: { id: 5, slide, layers } } }), '5');
const background = (bg: unknown) => ({ 0: { id: 0, type: 'shape', subtype: 'slidebg', bg } });

it('is what navigation shows of a slide', () => {
  const slide = { title: 'One', description: 'First', params: [{ v: '' }, { v: 'Two', l: '10' }] };
  expect(read(slide)).toMatchObject({
    key: '5',
    title: 'One',
    description: 'First',
    params: [{ number: 2, value: 'Two', length: 10 }],
  });
});

it('has the thumbnail for a picture, and the background behind it', () => {
  expect(
    read({ thumb: { src: '/t.png' } }, background({ image: { src: '/b.png' }, color: '#ff0000' })),
  ).toMatchObject({
    picture: '/t.png',
    backgroundPicture: '/b.png',
    color: '#ff0000',
  });
});

it('has the background for a picture where there is no thumbnail', () => {
  expect(read({}, background({ image: { src: '/b.png' } })).picture).toBe('/b.png');
});

it('has the poster of a film, or what the thumbnail keeps of a background that the document lacks', () => {
  expect(
    read({}, background({ video: { type: 'html5', src: '/f.mp4', poster: { src: '/p.png' } } })).picture,
  ).toBe('/p.png');
  expect(read({ thumb: { default: { image: { src: '/k.png' } } } }).picture).toBe('/k.png');
});

it('has a colour where there is no picture at all', () => {
  expect(read({}, background({ color: '#00ff00' }))).toMatchObject({ picture: '', color: '#00ff00' });
});

it('is empty for a slide that is not there', () => {
  expect(readNavSlide(openModule({}), 'x')).toMatchObject({ key: 'x', title: '', picture: '' });
});
