import type { QuantityView } from '@vitrine/contract/shop';

/** A highest number below the lowest is raised to it. */
export function quantityLimits({ min, max }: QuantityView): QuantityView {
  return { min, max: max === null ? null : Math.max(min, max) };
}
