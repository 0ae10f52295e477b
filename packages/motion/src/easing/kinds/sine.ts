import { familyOf } from '../Ease.ts';

export const sine = familyOf(
  () => (progress) => (progress === 1 ? 1 : 1 - Math.cos((progress * Math.PI) / 2)),
);
