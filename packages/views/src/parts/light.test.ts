import { openModule } from '@vitrine/model';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { installSanitizer } from '../html/installedSanitizer.ts';
import { sanitizer } from '../html/sanitizerOnServer.ts';
import { needsScript } from '../live/needsScript.ts';
import type { Parts } from '../module/CompiledModule.ts';
import { compileModule } from '../module/compileModule.ts';
import { compileWhole } from '../module/compileWhole.ts';
import { ARROW_LOOKS } from '../nav/looks/arrows/index.ts';
import { renderFirstFrame } from '../server/renderFirstFrame.tsx';
import { anyName, documents } from '../testing/brokenDocuments.ts';
import { mutate, mutations } from '../testing/mutate.ts';
import { loadParts, MARKED_ARROWS } from './loadParts.ts';
import { openLight } from './openLight.ts';

const names = [...documents.keys()];
/** Of one document: one of them has two hundred. */
const MOST_SLIDES = 20;
const keysOf = ({ slides, globalSlides }: ReturnType<typeof openModule>) =>
  [...slides, ...globalSlides].map(({ key }) => key);

class CleansHtml {
  setHTML(): void {}
}

/** As a browser that cleans HTML by itself gets them; here nothing can. */
async function partsOf(document: unknown): Promise<Parts> {
  vi.stubGlobal('Element', CleansHtml);
  const parts = await loadParts(document);
  vi.unstubAllGlobals();
  installSanitizer(sanitizer);
  return parts;
}

async function expectSameDrawing(document: unknown): Promise<void> {
  const parts = await partsOf(document);
  const light = compileModule(openLight(document, parts), { nowMs: 0, parts });
  const whole = compileWhole(openModule(document), { nowMs: 0 });
  expect(light.css).toBe(whole.css);
  expect(renderFirstFrame(light)).toBe(renderFirstFrame(whole));
  for (const key of keysOf(whole.module).slice(0, MOST_SLIDES))
    expect(light.cssOf(key)).toBe(whole.cssOf(key));
}

it.each(names)('%s is drawn with its own parts as with all of them', async (name) => {
  await expectSameDrawing(documents.get(name));
});

it('so is whatever becomes of a document: 150 times one to four spots are broken', async () => {
  const broken = fc.asyncProperty(anyName, mutations, (name, changes) =>
    expectSameDrawing(changes.reduce(mutate, documents.get(name))),
  );
  await fc.assert(broken, { numRuns: 150, seed: 20_260_303 });
});

it.each(names)('what is read of %s with its own parts is what all readers find', async (name) => {
  const document = documents.get(name);
  const light = openLight(document, await partsOf(document));
  const whole = openModule(document);
  expect(whole.settings).toMatchObject(light.settings);
  for (const key of keysOf(whole).slice(0, MOST_SLIDES))
    expect(whole.slide(key)).toMatchObject(light.slide(key));
});

it.each(names)('%s has what plays it when it does more than stand there', async (name) => {
  const document = documents.get(name);
  const isAlive = needsScript(compileWhole(openModule(document), { nowMs: 0 }));
  const { live } = await partsOf(document);
  expect(!isAlive || live !== undefined).toBe(true);
});

it('knows which of our arrows hold markup', () => {
  const marked = Object.keys(ARROW_LOOKS).filter((name) => ARROW_LOOKS[name]?.html !== '');
  expect(MARKED_ARROWS.split(' ').sort()).toEqual(marked.map((name) => `arrows=${name}`).sort());
  expect(Object.values(ARROW_LOOKS)[0]?.html).toBe('');
});

it('is drawn as far as it can be where no part can be had', () => {
  const layers = [{ type: 'text', content: { text: 'Sale:<br><b>half</b> price' }, tl: { in: {} } }];
  const document = {
    settings: { type: 'carousel', nav: { arrows: { set: true } } },
    slides: [{ layers }, { layers }],
  };
  const compiled = compileModule(openLight(document, {}), { nowMs: 0, parts: {} });
  expect(renderFirstFrame(compiled)).toContain('>Sale:half price<');
});
