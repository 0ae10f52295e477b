import { addCardItemRules } from '../css/cardRules.ts';
import type { KindPart } from '../KindPart.ts';
import { THUMB_LOOKS } from '../looks/thumbs/index.ts';

export const thumbs: KindPart = { looks: THUMB_LOOKS, addItemRules: addCardItemRules };
