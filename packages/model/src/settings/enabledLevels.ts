import { DEFAULT_ENABLED_LEVELS, DESKTOP_ONLY, type LevelFlags } from '../levels/Levels.ts';
import { type Reader, readValue } from '../reading/Reader.ts';
import { flag } from '../reading/scalars.ts';

/**
 * `uSize`: which levels are in use. A document without one is designed for desktops alone, and shrinks from there. A list
 * that switches every level off would leave nothing to show, so then it is the usual set.
 */
export const enabledLevels: Reader<LevelFlags> = {
  read(value, place) {
    if (!Array.isArray(value)) {
      place.repaired('expected a list of five flags; took the usual levels');
      return DEFAULT_ENABLED_LEVELS;
    }
    const isOn = (index: number): boolean => readValue(flag(false), value[index], place.at(index));
    const flags: LevelFlags = [isOn(0), isOn(1), isOn(2), isOn(3), isOn(4)];
    if (flags.includes(true)) return flags;
    place.repaired('every level is switched off; took the usual levels');
    return DEFAULT_ENABLED_LEVELS;
  },
  missing: () => DESKTOP_ONLY,
  wire: {
    anyOf: [
      { type: 'array', maxItems: 5, items: { type: ['boolean', 'string', 'number', 'null'] } },
      { enum: [null] },
    ],
  },
};
