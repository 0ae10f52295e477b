import type { Module, Slide } from '@vitrine/model';
import type { Controls } from './Controls.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}
/** By address. */
export type ImageSizes = ReadonlyMap<string, ImageSize>;

/** What the views of one slide share. */
export interface SlideContext {
  readonly module: Module;
  readonly moduleId: string;
  readonly slide: Slide;
  readonly images: ImageSizes;
  /** 1-based number of the slide itself, or of the first one that a global slide shows with; and how many there are. */
  readonly index: number;
  readonly count: number;
  /** 1-based number of the slide that shows now; null: texts leave its place open. */
  readonly shownNumber: number | null;
  /** Of the slide that shows: its pictures do not wait until they come into view. */
  readonly eager: boolean;
  /** The picture that is fetched before any other. */
  readonly mainPicture: string | null;
  /** What controls are called. */
  readonly controls: Controls;
}
