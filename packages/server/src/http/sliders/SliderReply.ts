import { SLIDER_TEXTS } from '@vitrine/contract';
import type { SliderAsk } from './SliderAsk.ts';

/**
 * An answer that a cache may hold and ask about by its tag. What it costs to write is only paid when it is sent, and only
 * then may it turn out that a part of the module is not there: nobody holds a tag of what was refused.
 */
export interface SliderReply {
  readonly success: true;
  readonly tag: string;
  /** JSON. */
  readonly write: () => Promise<string | SliderRefusal>;
}

export interface SliderRefusal {
  readonly success: false;
  readonly error: string;
  readonly message: string;
}

export const refuse = (text: string): SliderRefusal => ({ success: false, error: text, message: text });

/** spec/1 §8, spec/2 §8. Names are told as far as they can be one. */
export const notLoaded = ({ id, alias, byAlias }: SliderAsk): SliderRefusal =>
  refuse(SLIDER_TEXTS.notLoaded((byAlias ? alias : id || alias).slice(0, 100)));
