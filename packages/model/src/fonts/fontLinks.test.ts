import { describe, expect, it } from 'vitest';
import { openModule } from '../document/Module.ts';
import { type FontLinkOptions, fontLinks } from './fontLinks.ts';

const linksOf = (fonts: unknown, options?: FontLinkOptions) =>
  fontLinks(openModule({ settings: { fonts }, slides: {} }).settings.fonts, options);
const openSans = { name: "'Open Sans'", normal: { 700: true, 400: true }, italic: { 400: true } };
const asked = 'family=Open+Sans:ital,wght@0,400;0,700;1,400&display=swap';

describe('links of fonts', () => {
  it('ask the provider for weights and italics in its order, with display swap', () => {
    expect(linksOf({ 'Open+Sans': openSans })).toEqual([`https://fonts.googleapis.com/css2?${asked}`]);
  });

  it('name the subsets of the spec beside latin, and no others', () => {
    const subset = { vietnamese: true, latin: true, klingon: true, greek: false };
    expect(linksOf({ Inter: { name: 'Inter', subset } })).toEqual([
      'https://fonts.googleapis.com/css2?family=Inter&subset=latin,vietnamese&display=swap',
    ]);
    expect(linksOf({ Inter: { name: 'Inter', subset: { latin: true } } })).toEqual([
      'https://fonts.googleapis.com/css2?family=Inter&display=swap',
    ]);
  });

  it.each([
    ['https://fonts.example', 'https://fonts.example/css2?'],
    ['https://fonts.example/', 'https://fonts.example/css2?'],
    ['https://fonts.example/css', 'https://fonts.example/css?'],
    ['https://fonts.example/css2?family=', 'https://fonts.example/css2?'],
    ['', 'https://fonts.googleapis.com/css2?'],
  ])('go to the mirror %s', (base, start) => {
    expect(linksOf({ 'Open+Sans': openSans }, { base })).toEqual([start + asked]);
  });

  it('leave the provider out when it is to be ignored, and keep the owner’s own', () => {
    const brand = { name: 'Brand', custom: true, url: '/fonts/brand.css' };
    expect(linksOf({ 'Open+Sans': openSans, Brand: brand }, { ignoreProvider: true })).toEqual([
      '/fonts/brand.css',
    ]);
  });

  it('take icon fonts from the plugin’s folder, where one is known', () => {
    const icons = {
      FontAwesome: true,
      RevIcon: true,
      Materialicons: true,
      'Pe-icon-7-stroke': true,
      Odd: true,
    };
    expect(linksOf(icons)).toEqual([]);
    expect(linksOf(icons, { iconBase: '/plugin/' })).toEqual([
      '/plugin/public/css/fonts/font-awesome/css/font-awesome.css',
      '/plugin/public/css/fonts/revicons/css/revicons.css',
      '/plugin/public/css/fonts/material/material-icons.css',
      '/plugin/public/css/fonts/pe-icon-7-stroke/css/pe-icon-7-stroke.css',
    ]);
  });

  it('are none for system fonts, custom fonts without an address and hostile addresses', () => {
    const hostile = { name: 'X', custom: true, url: 'javascript:alert(1)' };
    expect(
      linksOf({ Arial: { name: 'Arial' }, Serif: {}, Own: { name: 'Own', custom: true }, X: hostile }),
    ).toEqual([]);
  });

  it('cannot break out of the address by a family’s name', () => {
    expect(linksOf({ x: { name: 'A&family="><script>' } })[0]).not.toMatch(/[<>"]|&family/);
  });
});
