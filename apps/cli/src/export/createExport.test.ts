import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createExport } from './createExport.ts';

type Json = Record<string, unknown>;

const root = mkdtempSync(join(tmpdir(), 'export-'));
const at = (path: string): string => join(root, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');

function put(path: string, content: string | Json): string {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), typeof content === 'string' ? content : JSON.stringify(content));
  return at(path);
}

const background = (src: string): Json => ({ id: 0, subtype: 'slidebg', bg: { image: { src } } });
const text = (words: string, more: Json = {}): Json => ({
  id: 1,
  type: 'text',
  content: { text: words },
  ...more,
});
function module(layers: readonly Json[], settings: Json = {}, slides = 1): Json {
  const entries = Array.from({ length: slides }, (_, index) => [
    index + 1,
    { id: index + 1, slide: { order: index + 1 }, layers: Object.fromEntries(layers.entries()) },
  ]);
  return {
    id: '7',
    settings: { alias: 'home', title: 'Home', ...settings },
    slides: Object.fromEntries(entries),
  };
}

const command = createExport({ demoFolder: at('demo'), embedFolder: at('embed') });
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await command.run(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  put('embed/vitrine.js', 'the script');
  put('embed/vitrine-parts/draw-1.js', 'a part');
  put('demo/media/lamp.webp', 'a lamp');
  put('demo/fonts/sans.css', '@font-face{font-family:Sans;src:url(sans.woff2) format("woff2")}');
  put('demo/fonts/sans.woff2', 'a face');
  put('demo/fonts/sans.LICENSE.txt', 'free');
  const fonts = { Sans: { name: 'Sans', custom: true, url: '/demo/fonts/sans.css' } };
  put('demo/modules/home.json', module([background('/demo/media/lamp.webp'), text('Hello')], { fonts }, 2));
  put('demo/modules/home.items.json', {});
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a demo module by its alias', () => {
  it('becomes a folder that needs nothing else', async () => {
    const { code, out, err } = await run('home', at('out'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(readdirSync(at('out'), { recursive: true }).toSorted()).toEqual([
      'fonts',
      'fonts/sans.LICENSE.txt',
      'fonts/sans.css',
      'fonts/sans.woff2',
      'index.html',
      'media',
      'media/lamp.webp',
      'module.css',
      'module.json',
      'module.play.json',
      'vitrine-parts',
      'vitrine-parts/draw-1.js',
      'vitrine.js',
    ]);
    expect(out).toMatch(/^home to .*:\n {2}index\.html +[\d.]+ kB\n[\s\S]*10 files, [\d.]+ kB\./);
    expect(read('out/module.json')).toBe(read('demo/modules/home.json').replaceAll('/demo/', ''));
    for (const name of ['index.html', 'module.css', 'module.json', 'module.play.json'])
      expect(read(`out/${name}`)).not.toContain('/demo/');
  });

  it('has its first frame in the page, marked for the script that brings it to life there', async () => {
    await run('home', at('out'));
    const html = read('out/index.html');
    expect(html).toContain('>Hello</sr7-txt>');
    expect(html).toMatch(
      /<sr7-module data-drawn="" data-src="module\.json" data-play="module\.play\.json" data-moment="\d+" [^>]*data-awaits/,
    );
    expect(html).toContain('<script src="vitrine.js" async></script>');
    expect(html).toContain('src="media/lamp.webp"');
    expect(html).toContain('<link rel="stylesheet" href="fonts/sans.css">');
    expect(html).toMatch(/<link rel="preload" as="font" [^>]*href="fonts\/sans\.woff2">/);
    expect(html).not.toMatch(/<style|\sstyle=/);
  });

  it('is told from those that are not there', async () => {
    const { code, err } = await run('hom', at('out'));
    expect({ code, err }).toEqual({
      code: 1,
      err: 'There is no module called "hom", and no such file. There are: home.',
    });
    expect(existsSync(at('out'))).toBe(false);
  });
});

describe('a module in a file', () => {
  it('takes along what its relative addresses name, also in style sheets, HTML and CSS', async () => {
    put('site/media/a cup.webp', 'a cup');
    put('site/shared/cup.webp', 'another cup');
    put('site/modules/cup.webp', 'a third cup');
    put('site/shared/dot.png', 'a dot');
    put(
      'site/shared/face.css',
      '@import "./more.css";a{background:url(dot.png)}b{src:url("faces/f.woff2?v=1")}',
    );
    put('site/shared/more.css', 'i{cursor:url(https://else.where/i.png)}');
    put('site/shared/faces/f.woff2', 'a face');
    const html = '<img src="../shared/cup.webp"> <img srcset="cup.webp 1x, ../shared/dot.png 2x"> cup.webp';
    const fonts = { F: { name: 'F', custom: true, url: '../shared/face.css' } };
    const path = put(
      'site/modules/x.json',
      module([background('../media/a%20cup.webp?v=2'), text(html, { css: 'background:url(cup.webp)' })], {
        fonts,
      }),
    );
    expect(await run(path, at('out'))).toMatchObject({ code: 0, err: '' });
    const { settings, slides } = JSON.parse(read('out/module.json'));
    expect(slides[1].layers[0].bg.image.src).toBe('media/a%20cup.webp?v=2');
    expect(slides[1].layers[1].content.text).toBe(
      '<img src="media/cup.webp"> <img srcset="media/cup-2.webp 1x, media/dot.png 2x"> cup.webp',
    );
    expect(slides[1].layers[1].css).toBe('background:url("media/cup-2.webp")');
    expect(settings.fonts.F.url).toBe('fonts/face.css');
    expect(read('out/fonts/face.css')).toBe(
      '@import "more.css";a{background:url("../media/dot.png")}b{src:url("f.woff2?v=1")}',
    );
    expect(read('out/fonts/more.css')).toBe('i{cursor:url(https://else.where/i.png)}');
    expect(['a cup', 'cup', 'cup-2'].map((name) => read(`out/media/${name}.webp`))).toEqual([
      'a cup',
      'another cup',
      'a third cup',
    ]);
  });

  it('leaves addresses of other hosts, texts and names as they are', async () => {
    const json = `{"settings": {"a.webp": 1},
      "slides":{"1":{"slide":{},"layers":{"0":{"id":0,"type":"image","content":{"src":"https:\\/\\/else.where\\/a.webp"}},
      "1":{"id":1,"type":"text","content":{"text":"Look at a.webp and \\u00e9"}},"2":{"href":"//else.where/b.png"}}}}}`;
    const path = put('x.json', json);
    expect(await run(path, at('out'))).toMatchObject({ code: 0, err: '' });
    expect(read('out/module.json')).toBe(json);
  });

  it('names what is not there, writes the rest, and says so by its exit code', async () => {
    put('here.webp', 'here');
    const path = put(
      'x.json',
      module([background('gone.webp'), text('<img src="/root.png"><img src="here.webp">')]),
    );
    const { code, err } = await run(path, at('out'));
    expect({ code, err }).toEqual({
      code: 2,
      err: `${path}: gone.webp is not there. The page does without it.\n${path}: /root.png is not there. The page does without it.`,
    });
    expect(read('out/media/here.webp')).toBe('here');
    expect(read('out/index.html')).toContain('sr7-module');
  });

  it('copies only what pages show, whatever it asks for, and nothing from above the demo', async () => {
    put('secret', 's');
    put('secret.pem', 's');
    put('secret.css', 's');
    const path = put(
      'x.json',
      module([background('secret'), text('<img src="secret.pem"><img src="/demo/../secret.css">')]),
    );
    await run(path, at('out'));
    expect(readdirSync(at('out')).toSorted()).toEqual(['index.html', 'module.css', 'module.json']);
  });

  it('has the items that lie beside it, if it is a feed', async () => {
    put('posts.items.json', { success: true, data: [{ title: 'One', image: 'one.webp' }, { title: 'Two' }] });
    put('one.webp', 'one');
    const picture = { id: 0, subtype: 'slidebg', bg: { image: { src: '', fromStream: true } } };
    const path = put('posts.json', module([picture, text('{{title}}')], { source: { type: 'post' } }));
    expect(await run(path, at('out'))).toMatchObject({ code: 0, err: '' });
    expect(Object.keys(JSON.parse(read('out/module.json')).slides)).toEqual(['1STR1', '1STR2']);
    expect(read('out/media/one.webp')).toBe('one');
  });
});

describe('the script', () => {
  it.each<[string, Json]>([
    ['stands still', module([background('/demo/media/lamp.webp'), text('Hello')])],
    ['only links somewhere', module([text('Hello', { tag: 'a', href: '/shop' })])],
  ])('is left out of a page whose module %s', async (_, document) => {
    const { code, out } = await run(put('x.json', document), at('out'));
    expect(code).toBe(0);
    expect(out).toContain('(it stands still and needs no script)');
    expect(read('out/index.html')).not.toMatch(/<script|data-src|data-awaits/);
    expect(existsSync(at('out/vitrine.js'))).toBe(false);
  });

  const entry = {
    in: {
      content: {
        all: [
          { t: 0, d: 0, x: 99 },
          { t: 0, d: 300, x: 0 },
        ],
      },
    },
  };
  it.each<[string, Json]>([
    ['has another slide', module([text('Hello')], {}, 2)],
    ['has a layer that enters', module([text('Hello', { tl: entry })])],
    [
      'has a film',
      module([{ id: 1, type: 'video', content: { type: 'html5', src: 'https://else.where/a.mp4' } }]),
    ],
    ['answers the pointer', module([text('Hello', { hov: { u: true, s: 300, scX: 1.1 } })])],
  ])('is there where a module %s', async (_, document) => {
    expect(await run(put('x.json', document), at('out'))).toMatchObject({ code: 0 });
    expect(read('out/index.html')).toContain('<script src="vitrine.js" async></script>');
    expect(read('out/vitrine-parts/draw-1.js')).toBe('a part');
  });
});

describe('what goes wrong', () => {
  it.each([[[]], [['home']], [['home', 'a', 'b']], [['home', 'a', '--now']]])(
    '%j is no way to ask',
    async (args) => {
      expect(await run(...args)).toEqual({ code: 1, out: '', err: `usage: ${command.usage}` });
    },
  );

  it.each([
    ['gone.json', 'There is no such file.'],
    ['demo/modules', 'This is a folder, not a file.'],
    ['broken.json', 'This is no JSON: Unexpected end of JSON input'],
    ['page.json', 'This is a page document of a page builder, not a module.'],
  ])('%s is told, and nothing is written', async (name, reason) => {
    put('broken.json', '{"a":');
    put('page.json', { content: [] });
    expect(await run(at(name), at('out'))).toEqual({ code: 1, out: '', err: `${at(name)}: ${reason}` });
    expect(existsSync(at('out'))).toBe(false);
  });

  it('a folder with something in it stays as it is', async () => {
    put('out/index.html', 'mine');
    const { code, err } = await run('home', at('out'));
    expect(code).toBe(1);
    expect(err).toContain('This folder is not empty.');
    expect(readdirSync(at('out'))).toEqual(['index.html']);
    expect(read('out/index.html')).toBe('mine');
  });

  it('a folder with something in it gets only files of the same name replaced when that is forced', async () => {
    put('out/index.html', 'mine');
    put('out/notes.txt', 'mine');
    expect(await run('home', '--force', at('out'))).toMatchObject({ code: 0 });
    expect(read('out/index.html')).toContain('Hello');
    expect(read('out/notes.txt')).toBe('mine');
  });

  it('a folder that holds the module or its pictures is never written into', async () => {
    const path = put('site/module.json', module([background('media/lamp.webp')]));
    put('site/media/lamp.webp', 'a lamp');
    symlinkSync(at('site'), at('link'));
    for (const folder of ['site', '.', 'link']) {
      const { code, err } = await run(path, at(folder), '--force');
      expect(code).toBe(1);
      expect(err).toContain(`${path} lies in this folder`);
    }
    expect(existsSync(at('site/index.html'))).toBe(false);
  });

  it('a place where no folder can be is told', async () => {
    for (const place of [put('file', 'f'), `${at('file')}/below`])
      expect(await run('home', place)).toMatchObject({
        code: 1,
        err: `${place}: This is a file, not a folder, or lies below one.`,
      });
  });

  it('a script that is not built yet is told', async () => {
    rmSync(at('embed'), { recursive: true });
    expect(await run('home', at('out'))).toMatchObject({
      code: 1,
      err: 'The embed script is not built yet: run "npm run build" first.',
    });
  });
});
