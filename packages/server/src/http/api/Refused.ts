import type { Refusal } from './answer/Outcome.ts';

/** A refusal at a place that can only throw. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
