import { addCardItemRules } from '../css/cardRules.ts';
import type { KindPart } from '../KindPart.ts';
import { TAB_LOOKS } from '../looks/tabs/index.ts';

export const tabs: KindPart = { looks: TAB_LOOKS, addItemRules: addCardItemRules };
