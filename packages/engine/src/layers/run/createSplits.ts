import type { SplitText, TextUnit } from '@vitrine/motion';
import type { MotionKit } from '../MotionKit.ts';
import type { Split } from '../scene/Split.ts';

/** The text of a layer, whole or in parts; never in two kinds of parts at once. */
export interface Splits {
  readonly current: Split | null;
  /** Takes it apart, which may have to be loaded first; null when it cannot, or is not wanted any more. */
  take(kind: TextUnit, onTaken: (split: Split | null) => void): void;
  /** Puts it together again. */
  revert(): void;
}

export function createSplits(element: HTMLElement, splitText: MotionKit['splitText']): Splits {
  let current: (Split & { readonly text: SplitText }) | null = null;
  let request = 0;

  function revert(): void {
    request++;
    current?.text.revert();
    current = null;
  }

  async function take(kind: TextUnit, onTaken: (split: Split | null) => void): Promise<void> {
    revert();
    const own = request;
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
    take: (kind, onTaken) => void take(kind, onTaken),
    revert,
  };
}
