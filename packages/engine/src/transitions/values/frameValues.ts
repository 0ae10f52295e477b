import type { FrameValue } from '@vitrine/model';

type Unit = Extract<FrameValue, { readonly kind: 'fixed' }>['unit'];

/** Values as presets write them. A plain number: opacity, scale, degrees. */
export const plain = (value: number): FrameValue => ({ kind: 'fixed', value, unit: '', mirrored: false });

/** A share of the piece's own size, always to the same side. */
export const percent = (value: number): FrameValue => ({ kind: 'fixed', value, unit: '%', mirrored: false });

/** The same, to the other side when the slides go backwards. */
export const mirrored = (value: number, unit: Unit = '%'): FrameValue => ({
  kind: 'fixed',
  value,
  unit,
  mirrored: true,
});

/** Drawn for each piece. */
export const between = (from: number, to: number, unit: Unit = ''): FrameValue => ({
  kind: 'random',
  from,
  to,
  unit,
  mirrored: false,
});

/** Piece by piece the next of these. */
export const alternating = (values: readonly number[], unit: Unit = '%'): FrameValue => ({
  kind: 'cycle',
  values,
  unit,
  mirrored: false,
});
