// @long
import { strToU8, zipSync } from 'fflate';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli as run } from './testing/runCli.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-'));
const at = (name: string): string => join(folder, name);

const home = {
  id: '7',
  settings: { title: 'Home <1>', alias: 'home', type: 'standard', colour: 'red' },
  slides: {
    1: {
      slide: { order: 1 },
      layers: { 0: { id: 0, type: 'text', content: { text: 'Hello' }, zIndex: 'top' } },
    },
    2: { slide: { order: 2 }, layers: [] },
  },
};

const whole = { ...home, slides: { 1: home.slides[1], 2: { ...home.slides[1], slide: { order: 2 } } } };

const flip = {
  id: 'b',
  elType: 'widget',
  widgetType: 'flip-box',
  settings: { title: 'Front' },
  elements: [],
};
const container = { id: 'a', elType: 'container', settings: [], elements: [flip] };

beforeAll(() => {
  const files = {
    'home.json': JSON.stringify(home),
    'whole.json': JSON.stringify(whole),
    'clean.json': JSON.stringify({ settings: {}, slides: { 1: { layers: { 0: {} } } } }),
    'marked.json': `\uFEFF${JSON.stringify(home)}`,
    'broken.json': '{"settings": ',
    'legacy.json': JSON.stringify({ slider_params: {}, slides: {} }),
    'page.json': JSON.stringify({ type: 'header', content: [container], version: '0.4' }),
    'manifest.json': JSON.stringify({
      version: '3.0',
      title: 'House',
      templates: { 5: { doc_type: 'header' } },
    }),
    'number.json': '3',
  };
  const kit = {
    'manifest.json': {
      version: '3.0',
      title: 'House',
      templates: { 5: { title: 'Top', doc_type: 'header' } },
      content: { page: { 9: { title: 'Front', doc_type: 'page', show_on_front: true } } },
    },
    'site-settings.json': { settings: { container_width: 900 } },
    'templates/5.json': { content: [container] },
    'content/page/9.json': { content: [container] },
    '../../outside.json': { content: [] },
  };
  const packed = Object.entries(kit).map(([name, json]) => [name, strToU8(JSON.stringify(json))] as const);
  writeFileSync(at('kit.zip'), zipSync(Object.fromEntries(packed)));
  // Of the first form: lists of names, and what a shop has no place for.
  const first = {
    'manifest.json': {
      version: '1.0',
      title: 'Old house',
      elementor_version: '3.3.1',
      'site-settings': ['global-colors'],
      plugins: [{ name: 'Hello Dolly', version: '1.7.2' }],
      taxonomies: { post: ['category'], nav_menu_item: ['nav_menu'] },
      templates: { 5: { title: 'Top', doc_type: 'header' }, 6: { title: 'Gone', doc_type: 'footer' } },
      content: { page: { 9: { title: 'Front', doc_type: 'wp-page' } }, post: [] },
      'wp-content': { post: ['30'], nav_menu_item: ['34'] },
    },
    'site-settings.json': { content: [], settings: { container_width: 900 } },
    'templates/5.json': { content: [container] },
    'templates/6.json': 'x',
    'content/page/9.json': { content: [container] },
    'taxonomies/category.json': [{ term_id: 1, name: 'Clay', slug: 'clay', parent: 0 }],
    'taxonomies/nav_menu.json': [{ term_id: 2, name: 'Main', slug: 'main', parent: 0 }],
    'wp-content/post/post.xml':
      '<rss><channel><item><title>A</title><wp:post_type>post</wp:post_type></item><item><wp:post_type>attachment</wp:post_type></item></channel></rss>',
  };
  const firstPacked = Object.entries(first).map(
    ([name, json]) => [name, strToU8(typeof json === 'string' ? json : JSON.stringify(json))] as const,
  );
  writeFileSync(at('first.zip'), zipSync(Object.fromEntries(firstPacked)));
  writeFileSync(at('empty.zip'), zipSync({ 'a.txt': strToU8('a') }));
  writeFileSync(at('bomb.zip'), zipSync({ 'a.json': new Uint8Array(5_000_000) }));
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  mkdirSync(at('folder'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const usage = [
  'usage:',
  '  vitrine check <module.json | page.json | kit.zip>         tell what was repaired or not understood in a module, page, template or kit, or in an archive of them',
  '  vitrine render <module.json | page.json | kit.zip> [<document>]',
  '                                                            write a module’s first frame, or a page, template or kit, as a complete HTML page to standard output',
  '  vitrine frame <module.json> <address> [<play address>]    write the first frame as data for other pages; they find the module itself at the address',
  '  vitrine play <module.json>                                write what plays a first frame that was drawn ahead, as data for other pages',
  '  vitrine export <alias|module.json> <folder> [--force]     write a page with a module for any static host',
  '  vitrine kit <name> <page.json…> [--description <text>] [--out <folder>]',
  '                                                            pack documents, templates and site settings into a kit that page builders import',
  '  vitrine backup <file> [--database <file|url>]             write everything in the database into one file',
  '  vitrine restore <file> [--force] [--database <file|url>]  fill the database from a backup; --force replaces what is there',
  '  vitrine copy <from> <to> [--force]                        copy one database (a file or a PostgreSQL address) into another',
  '  vitrine products export <file.csv> [--origin <url>] [--force] [--database <file|url>]',
  '                                                            write all products into a CSV file; --origin stands before addresses of pictures',
  '  vitrine products import <file.csv> [--update] [--delimiter <sign>] [--database <file|url>]',
  '                                                            add the products of a CSV file; --update also changes those that are there',
  '  vitrine reindex [--database <file|url>]                   bring the search index in line with products, posts and pages',
  '  vitrine seed --products <count> [--database <file|url>]   add made products, bench-product-1 and on, to try a large shop',
].join('\n');

describe('the command line', () => {
  it.each(['help', '--help', '-h'])('tells what there is when %s is asked', async (name) => {
    expect(await run(name)).toEqual({ code: 0, out: usage, err: '' });
  });

  it('tells what there is, as a mistake, when nothing is asked', async () => {
    expect(await run()).toEqual({ code: 1, out: '', err: usage });
  });

  it.each(['dance', 'constructor', '__proto__'])('has no command %s', async (name) => {
    expect(await run(name)).toEqual({ code: 1, out: '', err: `There is no command "${name}".\n${usage}` });
  });
});

describe.each(['check', 'render'])('%s', (command) => {
  it('asks for a file', async () => {
    expect(await run(command)).toEqual({
      code: 1,
      out: '',
      err: expect.stringContaining(`usage: vitrine ${command} <module.json | page.json | kit.zip>`),
    });
  });

  it.each([
    ['missing.json', 'There is no such file.'],
    ['folder', 'This is a folder, not a file.'],
    ['broken.json', 'This is no JSON: Unexpected end of JSON input'],
    [
      'legacy.json',
      'This is a slider of the older format (version 6: it has "slider_params" and no "settings"). Save it once with version 7 and use that file.',
    ],
    ['number.json', 'This is no module: a module is an object with "settings" and "slides".'],
  ])('tells what is wrong with %s', async (name, reason) => {
    expect(await run(command, at(name))).toEqual({ code: 1, out: '', err: `${at(name)}: ${reason}` });
  });
});

describe('check', () => {
  it('names what was repaired or not understood by its path', async () => {
    expect(await run('check', at('home.json'))).toEqual({
      code: 0,
      err: '',
      out: [
        `${at('home.json')}: can be played; 2 slides, 1 without layers in this file; 2 notes`,
        'Repaired (1):',
        '  slides.1.layers.0.zIndex: expected a number, found "top"; took 5',
        'Not understood (1):',
        '  settings.colour: unknown key, kept as it is',
      ].join('\n'),
    });
  });

  it('has little to say of a module that is in order', async () => {
    expect(await run('check', at('clean.json'))).toEqual({
      code: 0,
      err: '',
      out: `${at('clean.json')}: can be played; 1 slide; nothing to repair`,
    });
  });

  it('names what of a page document is not known, and tells what is in a kit', async () => {
    expect(await run('check', at('page.json'))).toEqual({
      code: 0,
      err: '',
      out: [
        `${at('page.json')}: can be shown; header, 2 elements; 1 note`,
        'Not understood (1):',
        '  content[0].elements[0]: the widget "flip-box" is not known here',
      ].join('\n'),
    });
    expect((await run('check', at('manifest.json'))).out).toContain(
      'a kit of version 3.0, “House”; 1 document;',
    );
  });

  it('reads all documents of an archive, and no more than one may hold', async () => {
    const { code, out } = await run('check', at('kit.zip'));
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 3)).toEqual([
      `${at('kit.zip')}: an archive of 3 documents, a kit`,
      'Front: can be shown; page, 2 elements; 1 note',
      'Not understood (1):',
    ]);
    expect(out).toContain('Top: can be shown; header, 2 elements; 1 note');
    expect(out.split('\n').slice(-2)).toEqual([
      'Not taken over (1):',
      '  ../../: 1 file not taken: outside.json',
    ]);
    expect(await run('check', at('empty.zip'))).toMatchObject({
      code: 1,
      err: `${at('empty.zip')}: There is no page document in the archive.`,
    });
    expect(await run('check', at('bomb.zip'))).toMatchObject({
      code: 1,
      err: `${at('bomb.zip')}: What is in the archive is too large.`,
    });
  });
});

describe('check of a kit of the first form', () => {
  it('tells what is in it beside documents, and what is not taken', async () => {
    const { code, out } = await run('check', at('first.zip'));
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toBe(
      `${at('first.zip')}: an archive of 3 documents, 1 post or page, 1 category or tag, a kit`,
    );
    expect(lines.slice(lines.indexOf('Not taken over (4):'))).toEqual([
      'Not taken over (4):',
      '  templates/6.json: “Gone” not taken: its file is no document',
      '  taxonomies/nav_menu.json: 1 of “nav_menu” not taken: the shop has nothing of that kind',
      '  manifest.json: 1 plugin not taken: Hello Dolly 1.7.2',
      '  wp-content/post/post.xml: 1 of “attachment” not taken: no post and no page',
    ]);
  });
});

describe('render', () => {
  it.each(['home.json', 'marked.json'])('writes the first frame of %s as a complete page', async (name) => {
    const { code, out, err } = await run('render', at(name));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^<!doctype html>\s*<html lang="en">[\s\S]*<\/html>\s*$/);
    expect(out).toContain('<title>Home &lt;1&gt;</title>');
    expect(out).toMatch(/<sr7-module [^>]*data-alias="home"/);
    expect(out).toContain('>Hello</sr7-txt>');
  });

  it('writes a page document as a complete page', async () => {
    const { code, out, err } = await run('render', at('page.json'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^<!doctype html>[\s\S]*data-elementor-type="header"[\s\S]*Front[\s\S]*<\/html>\s*$/);
    expect((await run('render', at('manifest.json'))).code).toBe(1);
  });

  it('writes a document of an archive in the look of its kit: the first page of the site, or the one that is named', async () => {
    const first = await run('render', at('kit.zip'));
    expect(first.out).toMatch(/data-elementor-type="page"/);
    expect(first.out).toContain('--container-max-width:900px');
    expect((await run('render', at('kit.zip'), 'Top')).out).toMatch(/data-elementor-type="header"/);
    expect(await run('render', at('kit.zip'), 'Nowhere')).toMatchObject({
      code: 1,
      err: `${at('kit.zip')}: There is no such document in it, but “Front”, “Top”.`,
    });
  });
});

describe('frame', () => {
  it('writes a first frame that any page can show, and names where its module is', async () => {
    const { code, out } = await run('frame', at('home.json'), '/home.json');
    const drawn = JSON.parse(out);
    expect([code, drawn.isAlive]).toEqual([0, true]);
    expect(drawn.html).toContain('data-src="/home.json"');
    expect(drawn.html).toContain('Hello');
    expect(drawn.css).toContain('sr7-module{');
  });

  it('names what plays it too, where it is said and can be', async () => {
    const frameOf = async (name: string): Promise<string> =>
      JSON.parse((await run('frame', at(name), '/home.json', '/home.play.json')).out).html;
    expect(await frameOf('whole.json')).toContain('data-play="/home.play.json"');
    expect(await frameOf('home.json')).not.toContain('data-play');
  });

  it('needs a module and an address', async () => {
    expect((await run('frame', at('home.json'))).code).toBe(1);
    expect((await run('frame', at('broken.json'), '/x.json')).err).toContain('broken.json');
  });
});

describe('play', () => {
  it('writes what plays the frame of the same moment', async () => {
    const { code, out } = await run('play', at('whole.json'));
    const { moment } = JSON.parse(out);
    const { html } = JSON.parse((await run('frame', at('whole.json'), '/home.json')).out);
    expect(code).toBe(0);
    expect(html).toContain(`data-moment="${moment.nowMs}"`);
  });

  it('tells which modules are played from their documents only', async () => {
    expect(await run('play', at('home.json'))).toEqual({
      code: 1,
      out: '',
      err: `${at('home.json')}: it can only be played from its document`,
    });
    expect((await run('play')).err).toBe('usage: vitrine play <module.json>');
  });
});

describe('what is asked about the command line itself', () => {
  it.each(['--version', '-v'])('%s is answered with the version alone', async (asked) => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(await run(asked)).toEqual({ code: 0, out: version, err: '' });
  });

  it.each([
    [
      ['backup', '--help'],
      'usage: vitrine backup <file> [--database <file|url>]\n\nwrite everything in the database into one file',
    ],
    [['products', 'import', '-h'], 'usage: vitrine products import <file.csv>'],
    [['check', 'x.json', '--help'], 'usage: vitrine check <module.json | page.json | kit.zip>\n\n'],
  ])('%j is answered with how the command is written, and does nothing', async (args, text) => {
    expect(await run(...args)).toEqual({ code: 0, out: expect.stringContaining(text), err: '' });
  });
});
