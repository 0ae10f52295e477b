import { asObject, entryAt, isObject, type JsonObject } from '../reading/json.ts';
import { type Background, background } from '../layer/background.ts';
import type { Note } from '../reading/Note.ts';
import { createReading, Place, type Reading } from '../reading/Place.ts';
import { type Read, readValue } from '../reading/Reader.ts';
import { type ModuleSettings, moduleSettings } from '../settings/settings.ts';
import { enabledLevels } from '../settings/enabledLevels.ts';
import { gridWidths } from '../settings/size.ts';
import { type SlideGlance, slideGlance } from '../slide/slideFields.ts';
import { readSlide, type Slide } from '../slide/Slide.ts';

export interface OpenOptions {
  /** Editor mode: every optional feature is filled in. Default false. */
  readonly backend?: boolean;
  /** Also name keys that nobody here knows. Default false. */
  readonly tellUnknownKeys?: boolean;
}

/** What playing needs of a module: one that was drawn ahead is played without its document. */
export interface PlayableModule {
  readonly id: string;
  readonly settings: ModuleSettings;
  /** Slides that take turns, in their order. */
  readonly slides: readonly SlideGlance[];
  /** Slides that are always there, in front of or behind the others. */
  readonly globalSlides: readonly SlideGlance[];
  /** Reads a slide once and keeps it; an unknown key is an empty slide. */
  slide(key: string): Slide;
  /** Lets go of what was read of a slide: of a long module only what shows is held. It is read anew when asked for. */
  releaseSlide(key: string): void;
  /** Takes in a slide that was fetched on its own, in place of the one in the document; it is read anew. */
  receiveSlide(key: string, wire: unknown): void;
  /** The slide that a deep link names, found without reading the slides. */
  slideByDeepLink(deepLink: string): string | null;
  /** Whether navigation leaves a slide out, found without reading it. */
  isHiddenFromNavigation(key: string): boolean;
  /** Names of the features that a slide is played with, where whoever compiled the module has found out. */
  featuresOfSlide?(key: string): readonly string[] | undefined;
}

/** An opened module: settings are read, slides when they are asked for. */
export interface Module extends PlayableModule {
  /** The document as it came, every key and their order kept. */
  readonly document: JsonObject;
  /** What was repaired or not understood, in what has been read so far. */
  readonly notes: readonly Note[];
  /** Reads a background by itself; what is wrong in it is nobody's business. */
  readBackground(wire: unknown): Background;
}

/** Opens a document. Never throws: what is no module at all opens as an empty one (see `whyNotPlayable`). */
export function openModule(json: unknown, options: OpenOptions = {}): Module {
  const document = isObject(json) ? json : {};
  const reading = startReading(document, options);
  const place = new Place(reading);
  // Another each time: what nobody is told must not pile up.
  const silent = (): Place => new Place({ ...reading, notes: [] });
  const settingsPlace = place.at('settings');
  const settings = readValue(moduleSettings, settingsPlace.bounded(document['settings']), settingsPlace);
  const { slides, hidden } = listSlides(document['slides'], place.at('slides'));
  const read = new Map<string, Slide>();
  const told = new Set<string>();
  const received = new Map<string, unknown>();
  const wireOf = (key: string): unknown => received.get(key) ?? entryAt(document['slides'], key);
  const fieldOf = (key: string, group: string, name: string): unknown =>
    entryAt(entryAt(entryAt(wireOf(key), 'slide'), group), name);
  return {
    document,
    id:
      typeof document['id'] === 'string' || typeof document['id'] === 'number' ? String(document['id']) : '0',
    settings,
    slides: slides.filter((slide) => !slide.isGlobal),
    globalSlides: slides.filter((slide) => slide.isGlobal),
    notes: reading.notes,
    slide(key) {
      const known = read.get(key);
      if (known) return known;
      // What is wrong in a slide is told the first time that it is read.
      const at = (told.has(key) ? silent() : place).at('slides').at(key);
      told.add(key);
      const slide = readSlide(key, at.bounded(wireOf(key)), at);
      read.set(key, slide);
      return slide;
    },
    releaseSlide: (key) => void read.delete(key),
    receiveSlide(key, wire) {
      if (!isObject(wire)) return;
      received.set(key, wire);
      told.delete(key);
      read.delete(key);
    },
    slideByDeepLink: (deepLink) =>
      slides.find(({ key }) => !!deepLink && fieldOf(key, 'attr', 'deepLink') === deepLink)?.key ?? null,
    readBackground: (wire) => readValue(background, wire, silent()),
    isHiddenFromNavigation: (key) =>
      received.has(key)
        ? readGlance(received.get(key), silent()).slideshow.hiddenFromNavigation
        : hidden.has(key),
  };
}

/** Levels and grid come first: every per-level value is resolved with them. */
function startReading(document: JsonObject, options: OpenOptions): Reading {
  const settings = document['settings'];
  const enabled = readValue(enabledLevels, entryAt(settings, 'uSize'), new Place(createReading()));
  const place = new Place(createReading({ enabledLevels: enabled }));
  return createReading({
    enabledLevels: enabled,
    gridWidths: readValue(gridWidths, entryAt(entryAt(settings, 'size'), 'width'), place),
    backend: options.backend ?? false,
    tellUnknownKeys: options.tellUnknownKeys ?? false,
  });
}

/** A glance at each slide, not a reading: opening must cost little however many there are. What is wrong in a slide is told when it is read. */
function listSlides(wire: unknown, place: Place): { slides: SlideGlance[]; hidden: Set<string> } {
  const silent = new Place({ ...place.reading, notes: [], tellUnknownKeys: false });
  const slides: SlideGlance[] = [];
  const hidden = new Set<string>();
  let number = 0;
  for (const [key, value] of Object.entries(asObject(wire) ?? {})) {
    number += 1;
    if (!isObject(value)) {
      place.at(key).repaired('no slide; left out');
      continue;
    }
    const { order, isGlobal, parentId, language, publish, slideshow } = readGlance(value, silent);
    slides.push({ isGlobal, parentId, language, publish, key, order: order ?? number });
    if (slideshow.hiddenFromNavigation) hidden.add(key);
  }
  return { slides: slides.sort((a, b) => a.order - b.order), hidden };
}

function readGlance(value: unknown, place: Place): Read<typeof slideGlance> {
  const slide = entryAt(value, 'slide');
  return readValue(slideGlance, isObject(slide) ? slide : undefined, place);
}
