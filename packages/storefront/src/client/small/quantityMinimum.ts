import type { Part } from '../page/Part.ts';

/** spec/3 §5: a quantity below its minimum is raised to it. */
export const quantityMinimum: Part = {
  start(input) {
    if (!(input instanceof HTMLInputElement)) return;
    const least = Number.parseFloat(input.min);
    if (least >= 0 && Number.parseFloat(input.value) < least) input.value = input.min;
  },
};
