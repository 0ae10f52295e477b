import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocumentArchive } from './readDocumentArchive.ts';
import { readManifest } from './readManifest.ts';

const page = { content: [{ id: 'a1', elType: 'container', elements: [] }], settings: [], metadata: [] };
const text = (value: unknown): string => JSON.stringify(value);

const manifest = {
  name: 'house',
  title: 'House',
  version: '2.0',
  elementor_version: '3.6.5',
  'site-settings': ['global-colors'],
  templates: { 22: { title: 'Top', doc_type: 'header', conditions: [{ type: 'include', name: 'general' }] } },
  content: {
    page: { 27: { title: 'Home', doc_type: 'wp-page', show_on_front: true } },
    post: [],
    'e-landing-page': [],
  },
};

const kitFiles = new Map([
  ['manifest.json', text(manifest)],
  ['site-settings.json', text({ content: [], settings: { container_width: 1200 } })],
  ['templates/22.json', text(page)],
  ['content/page/27.json', text(page)],
  ['wp-content/post/post.xml', '<rss/>'],
]);

describe('an archive', () => {
  it.each(['', 'house-kit/'])(
    'of a kit in "%s" gives its settings, then every document of its manifest',
    (root) => {
      const files = new Map([...kitFiles].map(([name, content]) => [root + name, content]));
      const { documents } = readDocumentArchive(files);
      expect(documents.map(({ kind, name }) => [kind, name])).toEqual([
        ['kit', 'House'],
        ['header', 'Top'],
        ['page', 'Home'],
      ]);
      const [kit, header, home] = documents.map(
        ({ document }) => JSON.parse(document) as Record<string, unknown>,
      );
      expect(kit).toMatchObject({ settings: { container_width: 1200 } });
      expect(header).toMatchObject({
        ...page,
        conditions: [{ type: 'include', name: 'general', subName: '', subId: '' }],
      });
      expect(home).toMatchObject({ show_on_front: true });
    },
  );

  it('of somebody who sells kits has its settings in one of its templates', () => {
    const foreign = {
      manifest_version: '1.0.18',
      title: 'Olivia',
      templates: [
        {
          name: 'Styles',
          source: 'templates/global.json',
          type: 'section',
          metadata: { template_type: 'global-styles' },
        },
        {
          name: 'Footer',
          source: 'templates/footer.json',
          type: 'footer',
          metadata: { elementor_pro_conditions: ['include/general'] },
        },
      ],
    };
    const { documents } = readDocumentArchive(
      new Map([
        ['manifest.json', text(foreign)],
        ['templates/global.json', text({ content: [], page_settings: { viewport_mobile: 700 } })],
        ['templates/footer.json', text(page)],
      ]),
    );
    expect(documents.map(({ kind }) => kind)).toEqual(['kit', 'footer']);
    expect(JSON.parse(documents[0]?.document ?? '')).toMatchObject({ settings: { viewport_mobile: 700 } });
  });

  it('of templates gives those that are some, and skips what systems put beside them', () => {
    const { documents } = readDocumentArchive(
      new Map([
        ['elementor-12-2026-01-02.json', text({ ...page, title: 'Hero', type: 'section' })],
        ['broken.json', '{'],
        ['list.json', '{"content":"x"}'],
        ['__MACOSX/elementor-12.json', text(page)],
        ['.hidden.json', text(page)],
        ['readme.txt', 'x'],
      ]),
    );
    expect(documents.map(({ kind, name }) => [kind, name])).toEqual([['section', 'Hero']]);
  });

  it('names no file outside of itself', () => {
    const hostile = { ...manifest, templates: { '../../etc/passwd': { title: 'x' } } };
    expect(readManifest(hostile)?.entries.map(({ file }) => file)).toEqual(['content/page/27.json']);
  });
});

const corpus = process.env['VITRINE_CORPUS'];
const FORMS = [
  ['22-kit3.0-manifest.json', { version: '3.0', isOld: false, siteSettings: { globalColors: true } }],
  ['24-kit2.0-manifest.json', { version: '2.0', isOld: true, siteSettings: { globalFonts: true } }],
  ['27-kit-envato-manifest.json', { title: 'Olivia', settingsFile: { file: 'templates/global.json' } }],
] as const;

describe.each(corpus ? FORMS : [])('%s', (name, expected) => {
  it('is read', () => {
    const text = readFileSync(join(corpus ?? '', 'documents', name), 'utf8');
    expect(readManifest(JSON.parse(text))).toMatchObject(expected);
  });
});
