import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { fontLinks } from './fontLinks.ts';

const linksOf = (fonts: unknown) => fontLinks(openModule({ settings: { fonts }, slides: {} }));

it('asks the font provider for weights and italics, with display swap', () => {
  const fonts = {
    'Open+Sans': { name: "'Open Sans'", normal: { 700: true, 400: true }, italic: { 400: true } },
  };
  expect(linksOf(fonts)).toEqual([
    'https://fonts.googleapis.com/css2?family=Open+Sans:ital,wght@0,400;0,700;1,400&display=swap',
  ]);
});

it('takes the owner’s style sheet for a custom font', () => {
  expect(linksOf({ Brand: { name: 'Brand', custom: true, url: '/fonts/brand.css' } })).toEqual([
    '/fonts/brand.css',
  ]);
});

it('asks for no system font and no icon font', () => {
  expect(linksOf({ Arial: { name: 'Arial' }, FontAwesome: true })).toEqual([]);
});
