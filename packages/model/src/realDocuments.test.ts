import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
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
function expectReadable(text: string): readonly Note[] {
  const module = openModule(JSON.parse(text));
  const slides = [...module.slides, ...module.globalSlides].map(({ key }) => module.slide(key));
  expect(slides.length).toBeGreaterThan(0);
  expect(JSON.stringify(module.document)).toBe(JSON.stringify(JSON.parse(text)));
  return module.notes;
}

const notesOf = (text: string): readonly Note[] => {
  const check = checkModule(JSON.parse(text));
  return check.playable ? check.notes : [{ kind: 'not-understood', path: '', message: check.reason }];
};

describe('demo modules', () => {
  it.each(readFolder(demo))('$name is read and written back', ({ text }) => {
    expectReadable(text);
  });

  it.each(readFolder(demo))('$name is understood in full', ({ text }) => {
    expect(notesOf(text)).toEqual([]);
  });
});

if (corpus) {
  const modules = readFolder(join(corpus, 'modules'));

  /** What real data holds that is wrong or an add-on's; anything else that is told is our own mistake. */
  const expected = [
    /^layer kind "[a-z]+"; its box and content are kept$/,
    /^layer id "\w+" is taken; this one is called \w+$/,
    /^no animation value: "NaN"; left as it is at rest$/,
    /^no ease of this name: "nothing"; took [\w.]+$/,
  ];

  describe('modules of the corpus', () => {
    it.each(modules)('$name is read and written back', ({ text }) => {
      expectReadable(text);
    });

    it.each(modules)('$name holds no key that we do not know, and little that is wrong', ({ text }) => {
      const surprises = notesOf(text).filter(({ message }) => !expected.some((form) => form.test(message)));
      expect(surprises).toEqual([]);
    });
  });

  describe('replies of the corpus', () => {
    it.each(readFolder(join(corpus, 'replies')))('$name is accepted and its slides are read', ({ text }) => {
      const reply = parseReply(text);
      expect(reply).toMatchObject({ ok: true, messages: [] });
      expect(documentKind(JSON.parse(text))).toBe('slides');
      expect(expectReadable(text)).toEqual([]);
    });
  });

  it.each(readFolder(join(corpus, 'legacy')))(
    '$name of the corpus is told as the older format',
    ({ text }) => {
      expect(checkModule(JSON.parse(text))).toEqual({
        playable: false,
        reason: expect.stringMatching(/^This is a slider of the older format \(version 6/),
      });
    },
  );

  it.each(readFolder(join(corpus, 'documents')))('$name of the corpus is told as no module', ({ text }) => {
    expect(checkModule(JSON.parse(text))).toEqual({
      playable: false,
      reason: expect.stringMatching(/^This is (?:a page document of a page builder, not a|no) module/),
    });
  });
}
