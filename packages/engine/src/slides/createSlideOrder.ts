import type { SlideOrder } from '../ports/Turns.ts';
interface SlideOrderOptions {
  readonly keys: readonly string[];
  /** Stays first when the rest is shuffled: every visitor's page starts alike. */
  readonly firstKey: string;
  readonly shuffle: boolean;
  readonly isHiddenFromNavigation: (key: string) => boolean;
  readonly random: () => number;
}

/** spec/2 §4: order with shuffle and hide-after-loop. The last slide never leaves: something must show. */
export function createSlideOrder(options: SlideOrderOptions): SlideOrder {
  const { isHiddenFromNavigation, random } = options;
  let keys = options.shuffle ? shuffled(options.keys, options.firstKey, random) : options.keys;
  let navKeys = offered();
  const timesLeft = new Map<string, number>();
  function offered(): readonly string[] {
    return keys.filter((key) => !isHiddenFromNavigation(key));
  }

  return {
    get keys() {
      return keys;
    },
    get navKeys() {
      return navKeys;
    },
    left(key, hideAfterLoops) {
      const times = (timesLeft.get(key) ?? 0) + 1;
      timesLeft.set(key, times);
      if (hideAfterLoops <= 0 || times < hideAfterLoops || keys.length < 2) return false;
      keys = keys.filter((each) => each !== key);
      navKeys = offered();
      return true;
    },
  };
}

function shuffled(keys: readonly string[], firstKey: string, random: () => number): readonly string[] {
  const rest = keys.filter((key) => key !== firstKey);
  for (let last = rest.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [rest[last], rest[other]] = [rest[other] ?? '', rest[last] ?? ''];
  }
  return keys.includes(firstKey) ? [firstKey, ...rest] : rest;
}
