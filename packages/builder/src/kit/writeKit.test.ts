import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/readDocument.ts';
import { readDocumentArchive } from './readDocumentArchive.ts';
import { isNewerKit, kitError } from './kitRules.ts';
import {
  summariseKitContent,
  summariseKitPlugins,
  summariseKitSettings,
  summariseKitTemplates,
} from './kitSummary.ts';
import { readManifest, readSiteSettings } from './readManifest.ts';
import { writeKit } from './writeKit.ts';

const content = [{ id: 'a1', elType: 'container', settings: [], elements: [], unknown: { kept: true } }];
const documents = [
  { title: 'Home', type: 'wp-page', content },
  { title: 'Top', type: 'header', content },
  { type: 'kit', content: [], settings: { container_width: { unit: 'px', size: 1200 } } },
].map(readDocument);

it('writes a kit that is read as what it was made of, every key kept', () => {
  const files = writeKit({ title: 'My House', description: 'All of it', documents, nowMs: 0 });
  const archived = readDocumentArchive(files).documents;
  expect(archived.map(({ kind, name }) => [kind, name])).toEqual([
    ['kit', 'My House'],
    ['header', 'Top'],
    ['page', 'Home'],
  ]);
  expect(JSON.parse(archived[2]?.document ?? '')).toMatchObject({ content });
  expect(JSON.parse(archived[0]?.document ?? '')).toMatchObject({
    settings: { container_width: { size: 1200 } },
  });
  expect(JSON.parse(files.get('manifest.json') ?? '')).toMatchObject({
    name: 'my-house',
    version: '3.0',
    created: '1970-01-01 00:00:00',
  });
});

it('writes each file as kits have it, where it shows, and nothing that is the site’s own', () => {
  const top = {
    title: 'Top',
    type: 'header',
    content,
    page_settings: { hide_title: 'yes' },
    conditions: ['include/singular/page/12'],
  };
  const home = { title: 'Home', type: 'page', content, show_on_front: true };
  const settings = { site_name: 'Shop', site_logo: { url: '/a.svg' }, container_width: { size: 900 } };
  const files = writeKit({
    title: 'x',
    description: '',
    documents: [top, home, content, { type: 'kit', page_settings: settings }].map(readDocument),
    nowMs: 0,
  });
  const json = (name: string): unknown => JSON.parse(files.get(name) ?? '');
  expect(json('templates/1.json')).toMatchObject({ content, settings: { hide_title: 'yes' }, metadata: [] });
  expect(json('content/page/3.json')).toEqual({ content, settings: [], metadata: [] });
  expect(json('site-settings.json')).toMatchObject({
    content: [],
    settings: { container_width: { size: 900 } },
  });
  expect(files.get('site-settings.json')).not.toMatch(/site_/);
  const condition = { type: 'include', name: 'singular', sub_name: 'page', sub_id: '12' };
  expect(json('manifest.json')).toMatchObject({
    templates: { 1: { title: 'Top', conditions: [condition] } },
    content: { page: { 2: { title: 'Home', show_on_front: true } }, post: [] },
  });
  const [, header, first] = readDocumentArchive(files).documents;
  expect(JSON.parse(header?.document ?? '')).toMatchObject({ conditions: [{ subId: '12' }] });
  expect(JSON.parse(first?.document ?? '')).toMatchObject({ show_on_front: true });
});

it('tells kits of an older form, and those of a newer builder than documents are read by', () => {
  const manifest = (version: string, builder: string) =>
    readManifest({ version, elementor_version: builder, title: 'x' });
  expect(manifest('2.0', '3.6.5')).toMatchObject({ isOld: true, isNewer: false });
  expect(manifest('1.0', '')).toMatchObject({ isOld: true });
  expect(manifest('3.0', '99.0.0')).toMatchObject({ isOld: false, isNewer: true });
  expect(manifest('3.0', '')).toMatchObject({ isNewer: false });
  expect([isNewerKit('3.30.0', '3.29'), isNewerKit('3.30.0', '3.30')]).toEqual([true, false]);
});

it('takes settings of older kits for all there or nothing', () => {
  expect(Object.values(readSiteSettings(['global-colors']))).toEqual(Array(6).fill(true));
  expect(Object.values(readSiteSettings([]))).toEqual(Array(6).fill(false));
  expect(readSiteSettings({ theme: false, customCode: true })).toEqual({ theme: false, customCode: true });
});

it('knows the dialog for what goes wrong; all else is general', () => {
  expect(['invalid-zip-file', 'timeout', 'what', undefined, 408].map((code) => kitError(code))).toEqual([
    'invalid-zip-file',
    'timeout',
    'general',
    'general',
    'timeout',
  ]);
  expect(kitError('third-party-error', 408)).toBe('timeout');
});

describe('a summary', () => {
  const posts = { count: 5, single: 'Post', plural: 'Posts' };
  const pages = { count: 1, single: 'Page', plural: 'Pages' };

  it('counts by type, then taxonomies, then menus', () => {
    expect(summariseKitContent([posts, pages], { menus: 1, taxonomies: 2 }, 'imported')).toBe(
      '5 Posts | 1 Page | 2 Taxonomies | 1 Menu',
    );
    expect(summariseKitTemplates([{ count: 2, single: 'Header', plural: 'Headers' }], 'exported')).toBe(
      '2 Headers',
    );
    expect(summariseKitPlugins(['A', 'B'], 'imported')).toBe('A | B');
    expect(summariseKitSettings({ globalColors: true, theme: false, customCSS: true }, 'imported')).toBe(
      'Global Colors | Custom CSS',
    );
  });

  it('says what there is none of', () => {
    expect(summariseKitContent([{ ...pages, count: 0 }], {}, 'imported')).toBe('No content imported');
    expect(summariseKitTemplates([], 'imported')).toBe('No templates imported');
    expect(summariseKitPlugins([], 'imported')).toBe('No plugins imported');
    expect(summariseKitSettings({ theme: false }, 'exported')).toBe('No settings exported');
  });
});
