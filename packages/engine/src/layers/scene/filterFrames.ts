import type { FilterFrame, Frame, Scene } from '@vitrine/model';
import type { FilterValues } from './FilterState.ts';
import type { TimedFrame } from './Target.ts';

/** A frame that may say a filter: one of the filter's own, or one of the content or of a split. */
export type FilterSource = TimedFrame &
  Pick<Frame, 'filterUsed' | 'blur' | 'grayscale' | 'brightness'> &
  Partial<Pick<FilterFrame, 'sepia' | 'invert' | 'hueRotate'>>;

/** The frames that filter a layer: its filter's own, else those of its content if they do. */
export function filterFrames({ filter, content }: Scene): readonly FilterSource[] {
  if (filter && filter.frames.length > 0) return filter.frames;
  const frames = content?.frames ?? [];
  return frames.some(({ filterUsed }) => filterUsed) ? frames : [];
}

/** A filter that is switched off is no filter, whatever its numbers say. */
export const filterValues = (frame: FilterSource): FilterValues => (frame.filterUsed ? frame : {});

export const backdropValues = (frame: FilterFrame): FilterValues =>
  frame.backdropUsed
    ? {
        blur: frame.backdropBlur,
        grayscale: frame.backdropGrayscale,
        brightness: frame.backdropBrightness,
        sepia: frame.backdropSepia,
        invert: frame.backdropInvert,
      }
    : {};
