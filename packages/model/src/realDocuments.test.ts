import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkModule } from './document/checkModule.ts';
import { documentKind } from './document/documentKind.ts';
import { openModule } from './document/Module.ts';
import type { Note } from './reading/Note.ts';
import { parseReply } from './reply/parseReply.ts';

const demo = fileURLToPath(new URL('../../../apps/site/demo/modules', import.meta.url));
const corpus = process.env['VITRINE_CORPUS'];

interface File {
  readonly name: string;
  readonly text: string;
}

function readFolder(folder: string): File[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.items.json'));
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Opens a document and reads all of it; what is written back is what came, to the letter. */
function expectReadable(text: string): void {
  const module = openModule(JSON.parse(text));
  const slides = [...module.slides, ...module.globalSlides].map(({ key }) => module.slide(key));
  expect(slides.length).toBeGreaterThan(0);
  expect(JSON.stringify(module.document)).toBe(JSON.stringify(JSON.parse(text)));
}

const notesOf = (text: string): readonly Note[] => {
  const check = checkModule(JSON.parse(text));
  return check.playable ? check.notes : [{ kind: 'not-understood', path: '', message: check.reason }];
};

it.each(readFolder(demo))('the demo module $name is read and written back', ({ text }) => {
  expectReadable(text);
});

it.each(readFolder(demo))('the demo module $name is understood in full', ({ text }) => {
  expect(notesOf(text)).toEqual([]);
});

/** Of the corpus there is nothing to read, and no test, where VITRINE_CORPUS names none. */
const readCorpus = (folder: string): File[] => (corpus ? readFolder(join(corpus, folder)) : []);

it.each(readCorpus('modules'))('the corpus module $name is read and written back', ({ text }) => {
  expectReadable(text);
});

/** What real data holds that is wrong or an add-on's; anything else that is told is our own mistake. */
const toldOfTheCorpus = [
  /^layer kind "[a-z]+"; its box and content are kept$/,
  /^layer id "\w+" is taken; this one is called \w+$/,
  /^no animation value: "NaN"; left as it is at rest$/,
  /^nobody swipes with \d+ fingers; took 1$/,
  /^no ease of this name: "nothing"; took [\w.]+$/,
];

it.each(readCorpus('modules'))(
  'the corpus module $name holds no unknown key and little wrong',
  ({ text }) => {
    const surprises = notesOf(text).filter(
      ({ message }) => !toldOfTheCorpus.some((form) => form.test(message)),
    );
    expect(surprises).toEqual([]);
  },
);

it.each(readCorpus('replies'))('the corpus reply $name is accepted and its slides are read', ({ text }) => {
  expect(parseReply(text)).toMatchObject({ ok: true, messages: [] });
  expect(documentKind(JSON.parse(text))).toBe('slides');
  expectReadable(text);
  expect(notesOf(text)).toEqual([]);
});

it.each(readCorpus('legacy'))('the corpus object $name is told as the older format', ({ text }) => {
  expect(checkModule(JSON.parse(text))).toEqual({
    playable: false,
    reason: expect.stringMatching(/^This is a slider of the older format \(version 6/),
  });
});

it.each(readCorpus('documents'))('the corpus document $name is told as no module', ({ text }) => {
  expect(checkModule(JSON.parse(text))).toEqual({
    playable: false,
    reason: expect.stringMatching(/^This is (?:a page document of a page builder, not a|no) module/),
  });
});
