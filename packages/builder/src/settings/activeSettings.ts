import { isObject } from '@vitrine/model';
import { baseKey } from './readBreakpoints.ts';
import { type Condition, isMet } from './conditions.ts';
import type { Settings } from './Settings.ts';

/** When settings count, by their keys; of a list of conditions any must hold. Values of devices go by the plain key's. */
export type Conditions = Readonly<Record<string, Condition | readonly Condition[]>>;

/**
 * Settings without those that do not count, though they are stored: editors keep what was chosen before another choice made it
 * meaningless. Conditions look at all that is stored, not at what is left.
 */
export function activeSettings(settings: Settings, conditions: Conditions): Settings {
  const isActive = (key: string): boolean => {
    const condition = conditionOf(conditions, key);
    return condition === undefined || isMet(condition, settings);
  };
  const keys = Object.keys(settings);
  const { __globals__: shared } = settings;
  const hasShared = isObject(shared) && Object.keys(shared).some((key) => !isActive(key));
  if (!hasShared && keys.every(isActive)) return settings;
  const only = (of: Settings): Settings =>
    Object.fromEntries(Object.entries(of).filter(([key]) => isActive(key)));
  return isObject(shared) ? { ...only(settings), __globals__: only(shared) } : only(settings);
}

function conditionOf(conditions: Conditions, key: string): Conditions[string] | undefined {
  if (Object.hasOwn(conditions, key)) return conditions[key];
  const base = baseKey(key);
  return Object.hasOwn(conditions, base) ? conditions[base] : undefined;
}
