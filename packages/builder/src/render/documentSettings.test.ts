import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/readDocument.ts';
import { readKit } from '../kit/Kit.ts';
import { renderDocument } from './renderDocument.tsx';

const widget = (widgetType: string, settings: object) => ({
  id: widgetType.slice(0, 6),
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});
const draw = (content: readonly object[], page_settings: object = {}, kit: object = {}) =>
  renderDocument(readDocument({ content, page_settings }), { id: 4, kit: readKit(kit) });

describe('the title that a kit names', () => {
  const kit = (page_title_selector: string) => ({ page_title_selector });
  it('is hidden on pages that hide theirs', () => {
    expect(draw([], { hide_title: 'yes' }, kit('.site-title, h2')).css).toContain(
      'body.elementor-page-4 :is(.site-title, h2){display:none}',
    );
  });
  it.each([
    ['yes', 'h1.entry-title'],
    ['', '.site-title'],
    ['yes', ''],
    ['yes', 'a{}b'],
    ['yes', 'a){}@import "x";('],
  ])('is no business of the sheet with hide_title %j and %j', (hide_title, selector) => {
    expect(draw([], { hide_title }, kit(selector)).css).not.toContain('display:none');
  });
});

it('a button has its colour under the pointer, as documents do not store that there is one', () => {
  expect(draw([widget('button', { button_background_hover_color: '#1b252f' })]).css).toMatch(
    /:hover[^{]*\{background-color:#1b252f/,
  );
  const none = { button_background_hover_background: '', button_background_hover_color: '#1b252f' };
  expect(draw([widget('button', none)]).css).not.toContain('#1b252f');
});

it('lines between the items of a list stand beside each other where these do', () => {
  const list = { icon_list: [{ text: 'A' }, { text: 'B' }], divider: 'yes', divider_style: 'double' };
  const above = draw([widget('icon-list', list)]).css;
  expect(above).toContain(':not(:last-child){border-block-end-style:double;border-block-end-width:1px');
  const beside = draw([
    widget('icon-list', { ...list, view: 'inline', divider_height: { unit: '%', size: 63 } }),
  ]).css;
  expect(beside).toContain(
    ':not(:last-child)::after{border-inline-end-style:double;border-inline-end-width:1px;border-color:#ddd;height:63%}',
  );
  expect(beside).not.toContain('border-block-end-style');
  expect(beside, 'the line after the last of a row would make the page scroll sideways').toContain(
    '.elementor-inline-items{overflow-x:clip;overflow-clip-margin:4px}',
  );
  expect(above).not.toContain('overflow-x');
});

describe('data attributes', () => {
  const text =
    '<p data-settings="{}" data-id="x"><a href="/a.jpg" data-elementor-open-lightbox="no" data-elementor-lightbox-slideshow="g" data-elementor-lightbox="{}" data-product_id="1">A</a></p>';
  it('of links in texts say what the lightbox shows, and nothing else', () => {
    const { html } = draw([widget('text-editor', { editor: text })]);
    expect(html).toContain(
      '<p><a data-elementor-open-lightbox="no" data-elementor-lightbox-slideshow="g" href="/a.jpg">A</a></p>',
    );
  });
  it('of headings go, all of them', () => {
    const { html } = draw([widget('heading', { title: text })]);
    expect(html).toContain('<a href="/a.jpg">A</a>');
  });
  it('of a link that opens over the page bring the script', () => {
    const link = '<a href="/film" data-elementor-open-lightbox="yes">A</a>';
    expect(
      draw([widget('text-editor', { editor: link })], {}, { global_image_lightbox: '' }).needs.script,
    ).toBe(true);
    expect(draw([widget('text-editor', { editor: '<a href="/film">A</a>' })]).needs.script).toBe(false);
  });
});
