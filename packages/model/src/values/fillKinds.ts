export interface GradientStop {
  readonly color: string;
  readonly percent: number;
}
export interface SolidFill {
  readonly kind: 'solid';
  readonly color: string;
}
export interface GradientFill {
  readonly kind: 'linear' | 'radial';
  readonly angleDeg: number;
  readonly stops: readonly GradientStop[];
  readonly strengthPercent: number;
  readonly easing: string;
}
/** What a surface is painted with (spec/1 §3, gradient descriptor). */
export type Fill = SolidFill | GradientFill;

export const TRANSPARENT: SolidFill = { kind: 'solid', color: 'transparent' };
