import { canyon } from './canyon.mjs';
import { dunes } from './dunes.mjs';
import { fjord } from './fjord.mjs';
import { lavender } from './lavender.mjs';
import { summit } from './summit.mjs';
import { terraces } from './terraces.mjs';
import { tide } from './tide.mjs';

/** The quiet places, by name. */
export const places = { dunes, fjord, terraces, canyon, summit, lavender, tide };
