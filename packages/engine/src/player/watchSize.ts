import { createDisposers, debounce, type Disposer } from '@vitrine/browser';
import type { Environment } from '../ports/Environment.ts';

interface SizeOptions {
  readonly root: Element;
  readonly environment: Environment;
  readonly onSettled: () => void;
}

/**
 * Layout follows the page by CSS alone; what was measured for a running scene is measured again once the size rests, and
 * when the screen was turned (spec/2 §9: three times).
 */
export function watchSize({ root, environment, onSettled }: SizeOptions): Disposer {
  const settling = debounce(onSettled, { clock: environment.clock });
  const disposers = createDisposers();
  disposers.add(environment.onResize(root, settling.run));
  disposers.add(environment.onTurned(onSettled));
  disposers.add(settling.dispose);
  return disposers.dispose;
}
