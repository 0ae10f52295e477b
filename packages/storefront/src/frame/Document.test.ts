import { expect, it } from 'vitest';
import { attributesOf } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import { samplePage } from '../testing/samplePages.ts';
import { sampleFrame, sampleShop } from '../testing/sampleShop.ts';
import { bodyClasses } from './Document.tsx';
import { globalsScript } from './globalsScript.ts';

const bare = { icon: '', touchIcon: '', manifest: '', styles: [], scripts: [], globals: {} };
const message = { title: 'Gone', text: 'It was here.' };
const draw = (changes: Parameters<typeof sampleFrame>[0] = {}) =>
  drawPage(samplePage('message', message, { frame: sampleFrame(changes) }));

it('a page has its language, direction, title and address', () => {
  const { html, document } = draw({ shop: sampleShop({ language: 'he' }), direction: 'rtl' });
  expect(html).toMatch(/^<!doctype html><html lang="he" dir="rtl">/);
  expect(document.title).toBe('Moon jar · Vitrine');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://shop.example/product/moon-jar/',
  );
});

it('a page asks search engines to leave out what has no address of its own', () => {
  expect(draw({ canonical: '' }).document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
    'noindex, follow',
  );
});

it('a page lets nothing end its scripts early', () => {
  const evil = '</script><script>alert(1)</script><!--';
  const { html, all } = draw({
    jsonLd: { name: evil },
    assets: {
      ...bare,
      styles: [],
      scripts: ['/assets/main.js'],
      globals: { woodmart_settings: { all_results: evil } },
    },
  });
  expect(html).not.toContain('<script>alert');
  expect(all('script').map((script) => script.getAttribute('type'))).toEqual([
    'application/ld+json',
    null,
    'module',
  ]);
  expect(JSON.parse(all('script[type="application/ld+json"]')[0]?.textContent ?? '')).toEqual({ name: evil });
});

it('a page gives scripts their settings under the names that they know', () => {
  const script = globalsScript({ wc_cart_fragments_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' } });
  expect(script).toBe('window["wc_cart_fragments_params"]={"wc_ajax_url":"/?wc-ajax=%%endpoint%%"};');
});

it.each([
  ['cart', 'woocommerce-cart'],
  ['checkout', 'woocommerce-checkout'],
  ['product', 'single-product'],
  ['account', 'woocommerce-account'],
] as const)('tells scripts that it is a page of the kind %s', (kind, name) => {
  expect(bodyClasses(kind, sampleFrame()).split(' ')).toContain(name);
});

it('a page marks the body for who is logged in, and for nobody else', () => {
  expect(draw({ isLoggedIn: true }).document.body.className).toContain('logged-in');
  expect(draw().document.body.className).not.toContain('logged-in');
});

it('a page searches by an ordinary form whose attributes scripts read', () => {
  const { all } = draw({
    search: {
      text: 'jar',
      category: 'cups',
      count: 20,
      minimum: 3,
      thumbnail: true,
      price: true,
      sku: false,
    },
  });
  const [form] = all('.whb-visible-lg form.searchform.woodmart-ajax-search');
  expect(form && attributesOf(form)).toMatchObject({
    role: 'search',
    method: 'get',
    action: '/',
    'data-thumbnail': '1',
    'data-price': '1',
    'data-post_type': 'product',
    'data-count': '20',
    'data-sku': '0',
    'data-symbols_count': '3',
  });
  expect(form?.querySelector('input[name=s]')?.getAttribute('value')).toBe('jar');
  expect(form?.querySelector('input[name=post_type]')?.getAttribute('value')).toBe('product');
  expect(form?.querySelector('select[name=product_cat] option[selected]')?.getAttribute('value')).toBe(
    'cups',
  );
  expect(
    all('.wd-search-form > .search-results-wrapper > .wd-dropdown-results > .wd-scroll-content'),
  ).toHaveLength(2);
});

it('a page shows the notice of the shop at once, and where a script can put it away, hides it from who has', () => {
  const storeNotice = { id: 'abc', html: 'Closed on Monday' };
  expect(draw({ storeNotice }).all('.woocommerce-store-notice__dismiss-link, script')).toEqual([]);
  const { get } = draw({ storeNotice, assets: { ...bare, scripts: ['/a.js'] } });
  get('.woocommerce-store-notice[data-notice-id=abc] a.woocommerce-store-notice__dismiss-link');
  expect(get('.woocommerce-store-notice > script').textContent).toContain('; store_noticeabc=hidden;');
});

it('a page lets managers put the banner away', () => {
  const { get } = draw({ comingSoon: { restUrl: '/wp-json/wp/v2/users/1', restNonce: 'n' } });
  expect(attributesOf(get('#coming-soon-footer-banner a.coming-soon-footer-banner-dismiss'))).toMatchObject({
    'data-rest-url': '/wp-json/wp/v2/users/1',
    'data-rest-nonce': 'n',
  });
});

it('a page marks its place in the menu', () => {
  expect(draw().get('.wd-header-main-nav [aria-current=page]').textContent).toBe('Shop');
});

it('a page says what is shown of it where somebody passes it on', () => {
  const image = { url: 'https://shop.example/jar.webp', width: 800, height: 600, alt: 'A jar' };
  const { document } = draw({ card: { type: 'product', image } });
  const said = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  expect(['og:type', 'og:title', 'og:url', 'og:image', 'twitter:card'].map(said)).toEqual([
    'product',
    'Moon jar',
    'https://shop.example/product/moon-jar/',
    'https://shop.example/jar.webp',
    'summary_large_image',
  ]);
  expect(draw({ canonical: '' }).document.querySelector('meta[property^="og:"]')).toBeNull();
});
