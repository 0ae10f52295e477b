import type { Clock, Disposer } from '@vitrine/browser';
import type { Layer, LevelIndex, Slide } from '@vitrine/model';
import { MEASURE_RETRIES, MEASURE_RETRY_MS } from '../../limits.ts';
import type { LayerNodes } from '../../ports/Stage.ts';

interface MeasurerOptions {
  readonly clock: Clock;
  readonly layer: Layer;
  readonly slide: Slide;
  readonly nodes: LayerNodes;
  readonly level: () => LevelIndex;
}

/**
 * Calls when the layer can be measured: at once, unless it has no height yet though its size is automatic (a shape, or a
 * layer of a global slide); then it is looked at again, and not for long.
 */
export function whenMeasurable(
  { clock, layer, slide, nodes, level }: MeasurerOptions,
  call: () => void,
): Disposer {
  let cancel: Disposer = () => undefined;
  const mayGrow = layer.kind === 'shape' || slide.isGlobal;
  const isEmpty = (): boolean =>
    mayGrow && layer.size.height[level()] === 'auto' && nodes.content.offsetHeight === 0;
  function look(retriesLeft: number): void {
    if (retriesLeft === 0 || !isEmpty()) call();
    else cancel = clock.after(MEASURE_RETRY_MS, () => look(retriesLeft - 1));
  }
  look(MEASURE_RETRIES);
  return () => cancel();
}
