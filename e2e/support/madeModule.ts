export type Json = Record<string, unknown>;

export interface MadeSlide {
  readonly slide?: Json;
  /** Layers beside the background, by id; null: the document holds no layers of this slide at all. */
  readonly layers?: Readonly<Record<string, Json>> | null;
}

interface MadeModule {
  readonly settings?: Json & { readonly slideshow?: Json };
  readonly slides?: readonly MadeSlide[];
  /** How long the backgrounds take to fade in: all of them, or each its own. */
  readonly fadeMs?: number | readonly number[];
  /** Key 99. */
  readonly global?: MadeSlide;
}

const COLOURS = ['#204060', '#602040', '#406020', '#604020', '#206040'];

const background = (index: number, fadeMs: number): Json => ({
  id: 0,
  type: 'shape',
  subtype: 'slidebg',
  bg: { color: COLOURS[index % COLOURS.length] },
  tl: { in: { bg: { ms: fadeMs, temp: { p: 'fade' } } } },
});

/** A small module in the wire format, its slides keyed 1, 2, 3 …. It stands still unless its settings say otherwise. */
export function madeModule(made: MadeModule = {}): Json {
  const { settings = {}, slides = [{}, {}, {}], global, fadeMs = 400 } = made;
  const fadeOf = (index: number): number => (typeof fadeMs === 'number' ? fadeMs : (fadeMs[index] ?? 0));
  const entries = slides.map(({ slide, layers }, index) => [
    String(index + 1),
    {
      id: index + 1,
      slide: { id: index + 1, order: index + 1, ...slide },
      ...(layers === null ? {} : { layers: { 0: background(index, fadeOf(index)), ...layers } }),
    },
  ]);
  const front = global && {
    99: { id: 99, slide: { id: 99, global: true, ...global.slide }, layers: global.layers ?? {} },
  };
  return {
    id: '7',
    settings: {
      alias: 'made',
      type: 'standard',
      uSize: [false, true, true, true, true],
      size: { width: [1240, 1240, 1024, 778, 480], height: [400, 400, 400, 400, 400] },
      vPort: ['-10px', '-10px', '-10px', '-10px', '-10px'],
      ...settings,
      slideshow: { auto: false, ...settings.slideshow },
    },
    slides: { ...Object.fromEntries(entries), ...front },
  };
}

/** Frames of a scene. */
export const frames = (...all: Json[]): Json => ({ content: { all } });

/** A text at rest from the first moment on; `more` overrides. */
export const textLayer = (id: number, text: string, more: Json = {}): Json => ({
  id,
  type: 'text',
  fluid: { tx: true, tr: true, sp: true },
  content: { text },
  pos: { x: 40, y: 40 * id, h: 'left', v: 'top', pos: 'absolute' },
  ...more,
});

/** In from the left, out to the right. */
export const sliding = (ms: number, atMs = 0): Json => ({
  in: frames({ t: atMs, d: 0, x: '-200px', o: 0 }, { t: atMs, d: ms, x: 0, o: 1, e: 'none' }),
  out: frames({ t: 0, d: ms, x: '200px', o: 0, e: 'none' }),
});
