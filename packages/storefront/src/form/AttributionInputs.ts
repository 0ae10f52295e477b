import { createElement, type ReactElement } from 'react';

/** The element that a script fills with hidden fields about where the visitor came from. */
export function AttributionInputs({ prefix }: { prefix: string }): ReactElement | null {
  return prefix ? createElement('wc-order-attribution-inputs') : null;
}
