import { checkModule, openModule, parseReply, resolveFeed } from '@vitrine/model';
import { compileModule } from '../module/compileModule.ts';
import { renderFrame } from '../html/renderFrame.ts';
import { renderPlay } from '../score/renderPlay.ts';
import { renderFirstFrame } from '../html/renderFirstFrame.tsx';
import { richModules } from './richModules.ts';

/** A script of its own process: does with a document what is done with documents, and writes a line when all is done. */
const [kind = '', size = '0'] = process.argv.slice(2);

type Json = Readonly<Record<string, unknown>>;
const rich = richModules['texts and boxes'] as Json & { readonly slides: Readonly<Record<string, Json>> };
const times = Number(size);

function nest(inside: unknown, levels: number): unknown {
  let value = inside;
  for (let level = 0; level < levels; level++) value = level % 2 ? { a: value } : [value];
  return value;
}

function lists(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

/** A module that is packed for who plays it, what is passed on included. */
function played(addOns: unknown): unknown {
  const layers = { 1: { type: 'text', content: { text: 'x' }, addOns } };
  const slide = { slide: { addOns }, layers };
  return { settings: { type: 'standard', source: { ids: addOns } }, slides: { 1: slide, 2: slide } };
}

/** The document with something in every object and list of it, at every place that a reader may look at. */
function fillEverywhere(value: unknown, put: unknown): unknown {
  if (Array.isArray(value)) return [...value.map((each) => fillEverywhere(each, put)), put];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, fillEverywhere(each, put)] as const);
  return { ...Object.fromEntries(entries), addOns: put, put };
}

/** The document with every value that holds no other replaced. */
function replaceAll(value: unknown, put: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceAll(each, put));
  if (typeof value !== 'object' || value === null) return put;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceAll(each, put)]));
}

const withTexts = (text: string): unknown => ({
  ...rich,
  slides: {
    1: {
      slide: { title: text },
      layers: {
        1: { type: 'text', content: { text } },
        2: { type: 'svg', content: { src: `<svg>${text}` } },
        3: { type: 'shape', content: { html: text } },
      },
    },
  },
});

const DOCUMENTS: Readonly<Record<string, () => unknown>> = {
  usual: () => rich,
  around: () => nest(rich, times),
  beside: () => fillEverywhere(rich, nest('x', times)),
  instead: () => replaceAll(rich, nest('x', times)),
  layers: () => ({
    settings: {},
    slides: {
      1: {
        slide: {},
        layers: Array.from({ length: times }, (_, id) => ({
          id,
          type: 'container',
          subtype: 'group',
          pid: id - 1,
        })),
      },
    },
  }),
  /** What no code of ours may do. */
  followed: () => JSON.stringify(nest('x', times)),
  tags: () => withTexts('<b>'.repeat(times)),
  drawn: () => withTexts('<g>'.repeat(times)),
};

const document = DOCUMENTS[kind]?.();
checkModule(document);
renderFirstFrame(compileModule(openModule(document), { nowMs: 0 }));
renderFrame(document, { nowMs: 0, src: '/module.json' });
const packed = renderPlay(played(nest('x', times)), { nowMs: 0 });
if (packed === null || JSON.stringify(packed) === '') throw new Error('Nothing was packed.');
const feed = { ...(document as Json), settings: { ...(rich['settings'] as Json), source: { type: 'post' } } };
openModule(
  await resolveFeed({ ...feed, stream: [{ title: nest('x', times), sourceSlideId: lists(times) }] }),
);
parseReply(`{"success":true,"data":${'['.repeat(times)}${']'.repeat(times)}}`);
console.log('done');
