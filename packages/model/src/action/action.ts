import { LINK_SCROLL_MS } from '../limits.ts';
import { changed, list } from '../reading/composites.ts';
import { isObject } from '../reading/json.ts';
import { anything, choice, flag, milliseconds, text } from '../reading/scalars.ts';
import { type Read, type Reader, show } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { ease } from '../values/ease.ts';
import { safeLink } from '../values/safeLink.ts';

/** Layer ids come as numbers or as text, alone or in a list; here they are always text. */
const layerIds = list(text());

/** spec/2 §3, action. What `target` names depends on the kind, so it stays a list of texts. */
const fields = shape(
  {
    kind: from(['a', 'action'], text()),
    event: from('evt', text('click')),
    sources: from('src', layerIds),
    targets: from('target', layerIds),
    delayMs: from('d', milliseconds(0)),
    rateLimitMs: from('rd', milliseconds(0)),
    /** Neither spec nor data says what `rep` counts: read as an interval, like the action's other times. */
    repeatEveryMs: from('rep', milliseconds(0)),
    scene: from('sc', text()),
    sceneFirst: from('scn', text()),
    sceneSecond: from('scm', text()),
    recursive: from('rec', flag(false)),
    className: from('class', text()),
    simulates: from('typ', text('click')),
    linkKind: from('ltype', choice(['a', 'script'], 'script', { jquery: 'script', js: 'script' })),
    link: safeLink,
    http: choice(['auto', 'keep', 'http', 'https'], 'auto'),
    follow: from(
      'flw',
      changed(text('follow'), (word) => word !== 'nofollow'),
    ),
    anchor: text(),
    offset: text('0'),
    speedMs: from('s', milliseconds(LINK_SCROLL_MS)),
    ease: from('e', ease('power3.out')),
    mediaSlide: from('msl', text()),
    initialState: from('atst', text()),
    alias: from(['modal', 'alias'], text()),
    callback: from(['cb', 'callback', 'fn'], text()),
    documentEvent: from(['ev', 'event', 'events'], text()),
    keepsPlaying: from('keep', flag(false)),
    addOns: anything(null),
  },
  { ignores: ['id', 'v'] },
);
export type Action = Read<typeof fields>;

/** Actions of a slide; entries that are no objects are dropped. */
export const actions: Reader<readonly Action[]> = {
  read(value, place) {
    const entries = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    if (!Array.isArray(value) && !isObject(value) && value !== '')
      place.repaired(`expected a list of actions, found ${show(value)}`);
    return entries.flatMap((entry, index) => {
      if (isObject(entry)) return [fields.read(entry, place.at(index))];
      place.at(index).repaired(`no action: ${show(entry)}`);
      return [];
    });
  },
  missing: () => [],
  wire: { type: ['array', 'object', 'string', 'null'], items: fields.wire },
};
