import { addBulletRules } from '../css/bulletRules.ts';
import type { KindPart } from '../KindPart.ts';
import { BULLET_LOOKS } from '../looks/bullets/index.ts';

export const bullets: KindPart = {
  looks: BULLET_LOOKS,
  addItemRules(sheet, { row, spot }) {
    if (!('size' in row)) addBulletRules(sheet, row, spot);
  },
};
