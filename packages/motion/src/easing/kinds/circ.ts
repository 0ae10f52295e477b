import { familyOf } from '../Ease.ts';

export const circ = familyOf(() => (progress) => 1 - Math.sqrt(1 - progress * progress));
