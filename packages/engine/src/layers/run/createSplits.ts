import type { SplitText, TextUnit } from '@vitrine/motion';
import type { Motion } from '../../ports/Motion.ts';
import type { Split } from '../scene/Split.ts';

/** The text of a layer, whole or in parts; never in two kinds of parts at once. */
export interface Splits {
  readonly current: Split | null;
  /** Takes it apart, which may have to be loaded first; null when it cannot, or is not wanted any more. */
  take(kind: TextUnit, onTaken: (split: Split | null) => void): void;
  /** Puts it together again. */
  revert(): void;
}

export function createSplits(element: HTMLElement, splitText: Motion['splitText']): Splits {
  let current: (Split & { readonly text: SplitText }) | null = null;
  let request = 0;
  let taking = Promise.resolve();

  function revert(): void {
    request++;
    current?.text.revert();
    current = null;
  }

  async function takeAfter(
    before: Promise<void>,
    kind: TextUnit,
    onTaken: (split: Split | null) => void,
  ): Promise<void> {
    const own = request;
    await before.catch(() => undefined);
    if (own !== request) return;
    const text = await splitText(element, kind).catch(() => null);
    // Meanwhile someone has asked for something else.
    if (own !== request) return text?.revert();
    current = text && { kind, parts: text.parts, text };
    onTaken(current);
  }

  return {
    get current() {
      return current;
    },
    take(kind, onTaken) {
      revert();
      // One after another: taken apart twice, it would be put together as the parts that it was in.
      taking = takeAfter(taking, kind, onTaken);
    },
    revert,
  };
}
