import { expect, it } from 'vitest';
import { liveCss } from '../frame/liveCss.ts';
import { smallCss } from '../frame/smallCss.ts';
import { productCss } from '../product/productCss.ts';

/** What a rule of a sheet says, by its selector as it is written. */
function rule(sheet: string, selector: string): Readonly<Record<string, string>> {
  const from = sheet.indexOf(`${selector} {`);
  const text = from < 0 ? '' : sheet.slice(sheet.indexOf('{', from) + 1, sheet.indexOf('}', from));
  return Object.fromEntries(
    text.split(';').flatMap((each) => {
      const [name = '', ...value] = each.split(':');
      return value.length > 0 ? [[name.trim(), value.join(':').trim()]] : [];
    }),
  );
}

it('suggestions lie above all else, at most and at least 300 px large where the window has them', () => {
  expect(rule(liveCss, '.wd-dropdown-results')).toMatchObject({
    'z-index': '9999',
    'max-height': 'min(300px, 70vh)',
    'min-inline-size': 'min(300px, 90vw)',
  });
});

it('galleries in two columns and centred ones show two pictures, others one', () => {
  const strip = '.woocommerce-product-gallery__wrapper > *';
  const two = rule(productCss, `:is(.gallery-two_columns, .gallery-centered) ${strip}`);
  expect(two['flex-basis']).toBe('calc(50% - 0.375rem)');
  expect(rule(productCss, strip)['flex']).toMatch(/100%/);
});

it('what covers a page at first goes by itself where its script does not come, and is not there without one', () => {
  expect(rule(smallCss, '.wd-preloader')['animation']).toMatch(/^preloader-late \d+ms 5s forwards$/);
  expect(smallCss).toContain('@keyframes preloader-late { to { visibility: hidden;');
  expect(smallCss).toContain('@media (scripting: none) { .wd-preloader { display: none; } }');
});
