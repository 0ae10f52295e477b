/**
 * Stands for the number of a slide in HTML that is drawn before its place is known: playing may shuffle slides, and some leave.
 * A sign that no text has: Unicode keeps it for such uses.
 */
export const NUMBER_HOLE = '\uFDD0';
export type SlideNumber = number | typeof NUMBER_HOLE;

/** As templates show it. */
export const twoDigits = (number: SlideNumber): string => String(number).padStart(2, '0');

const HOLES = new RegExp(`${twoDigits(NUMBER_HOLE)}|${NUMBER_HOLE}`, 'g');

/** Text that was drawn with the hole, for the number that came. */
export const fillNumber = (text: string, number: number): string =>
  text.replace(HOLES, (hole) => (hole === NUMBER_HOLE ? String(number) : twoDigits(number)));
