import { BULLET_WINDOWS } from '@vitrine/player/markup';
import { BULLETS_BELOW_PX } from '../limits.ts';

const beyond = (most: number): string =>
  BULLET_WINDOWS.filter((count) => count > most)
    .map((count) => `[data-room="${count}"]`)
    .join();

/** Narrow modules show fewer of the bullets that are drawn: the same for all modules. */
export const bulletStepsCss = BULLETS_BELOW_PX.map(
  ([px, most]) =>
    `@container (max-width:${px - 0.02}px){.sr7-bullets>.sr7-bullet:is(${beyond(most)}){display:none!important}}`,
).join('\n');
