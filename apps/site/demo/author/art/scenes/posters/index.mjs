import { glasshouse } from './glasshouse.mjs';
import { lastTram } from './lastTram.mjs';
import { letterToTheSea } from './letterToTheSea.mjs';
import { mothSeason } from './mothSeason.mjs';
import { nineStairs } from './nineStairs.mjs';
import { quietEngine } from './quietEngine.mjs';
import { saltRoad } from './saltRoad.mjs';

/** One poster a film, by the film's key. */
export const posters = {
  'salt-road': saltRoad,
  'quiet-engine': quietEngine,
  'moth-season': mothSeason,
  'nine-stairs': nineStairs,
  'letter-to-the-sea': letterToTheSea,
  glasshouse,
  'last-tram': lastTram,
};
