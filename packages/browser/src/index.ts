export type { Clock } from './clock/Clock.ts';
export { browserClock } from './clock/browserClock.ts';
export { createDisposers, type Disposer, type Disposers } from './dispose/Disposer.ts';
