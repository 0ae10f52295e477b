import { describe, expect, it } from 'vitest';
import { actionHash } from '../render/actionHash.ts';
import { readAction } from '../runtime/actions/readAction.ts';
import { relinkDocument } from './relinkDocument.ts';

const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings });
const tag = (name: string, settings: object): string =>
  `[elementor-tag id="a1" name="${name}" settings="${encodeURIComponent(JSON.stringify(settings))}"]`;

const urlIn = (settings: Record<string, unknown> | undefined): string =>
  (settings?.['link'] as { url: string } | undefined)?.url ?? '';

/** Documents have 100 more here, posts 200, terms 300. */
const HERE = { document: 100, post: 200, term: 300 };
const relink = (document: object) =>
  relinkDocument(JSON.stringify(document), (of, id) =>
    Number(id) < 50 ? String(HERE[of] + Number(id)) : null,
  );

describe('a document from another site', () => {
  it('names by their numbers here what came with it', () => {
    const { document, unknown } = relink({
      conditions: [
        'include/product/in_product_cat/12',
        { type: 'exclude', name: 'singular', sub_name: 'page', sub_id: 7 },
      ],
      content: [
        widget('template', { template_id: '12' }),
        widget('template', { template_id: 13 }),
        widget('text-editor', { editor: '<p>[elementor-template id="14"] beside 14</p>' }),
        widget('button', { __dynamic__: { link: tag('popup', { popup: '15' }) } }),
        widget('button', { __dynamic__: { link: tag('internal-url', { type: 'post', post_id: '16' }) } }),
        widget('button', { link: { url: actionHash('popup:open', { id: '17', toggle: true }) } }),
        widget('heading', { template_id: '12', title: 'No template' }),
      ],
    });
    const [first, second, shortcode, popup, link, action, heading] = (
      JSON.parse(document) as { content: { settings: Record<string, unknown> }[] }
    ).content.map(({ settings }) => settings);
    expect(unknown).toEqual([]);
    expect([first?.['template_id'], second?.['template_id']]).toEqual(['112', '113']);
    expect(shortcode?.['editor']).toBe('<p>[elementor-template id="114"] beside 14</p>');
    expect(popup).toEqual({ __dynamic__: { link: tag('popup', { popup: '115' }) } });
    expect(link).toEqual({ __dynamic__: { link: tag('internal-url', { type: 'post', post_id: '216' }) } });
    expect(readAction(urlIn(action))).toEqual({
      name: 'popup:open',
      settings: { id: '117', toggle: true },
    });
    expect(heading?.['template_id']).toBe('12');
    expect(JSON.parse(document)).toMatchObject({
      conditions: [
        'include/product/in_product_cat/312',
        { type: 'exclude', name: 'singular', subName: 'page', subId: '207' },
      ],
    });
  });

  it('stays byte for byte where nothing came with it, and says what it names', () => {
    const text = '{ "content": [ { "widgetType": "template", "settings": { "template_id": "99" } } ] }';
    expect(relinkDocument(text, () => null)).toEqual({
      document: text,
      unknown: [{ of: 'document', id: '99' }],
    });
  });

  it.each([
    ['#elementor-action:action=popup:open&settings=%'],
    ['[elementor-tag id="1" name="popup" settings="%7B"]'],
    ['[elementor-template id="x"]'],
  ])('is left alone where it is broken: %s', (url) => {
    expect(relink({ content: [widget('button', { link: { url } })] })).toMatchObject({
      document: expect.stringContaining(JSON.stringify(url)),
      unknown: [],
    });
  });
});
