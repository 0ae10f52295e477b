import type { FrameValue } from '@vitrine/model';

/** Whether a value moves nothing: `rest` is what it is without any movement. */
export const isRest = (value: FrameValue, rest: number): boolean =>
  value.kind === 'inherit' || (value.kind === 'fixed' && value.value === rest);
