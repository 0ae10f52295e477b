import { asObject, readModal } from '@vitrine/model';
import { answerFrom } from '../published.ts';
import type { SliderCall } from './SliderCall.ts';

/** spec/1 §3: the backdrop of a modal that names none. */
const BACKDROP = 'rgba(0,0,0,0.5)';

/** spec/1 §7.3 and spec/2 §7: how a module opens as a modal. Every module can be opened as one. */
export const modal: SliderCall = ({ shop }, ask) =>
  answerFrom(shop, ask, ({ json, id, alias }) => {
    const wire = asObject(asObject(json['settings'])?.['modal']) ?? {};
    const settings = readModal(wire);
    return {
      // What the spec does not name (cover, triggers) is said too, for clients that know it.
      ...wire,
      success: true,
      message: '',
      id,
      alias,
      sp: settings.speedMs,
      bg: wire['bg'] ?? BACKDROP,
      pS: settings.pageScroll,
      h: settings.horizontal,
      v: settings.vertical,
      v6v7ids: json['v6v7ids'] ?? {},
      trans: json['trans'] ?? {},
      navs: json['navs'] ?? {},
    };
  });
