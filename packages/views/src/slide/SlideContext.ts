import type { Module, Slide } from '@vitrine/model';
import type { ImageSizes } from '../module/imageSizes.ts';

/** What the views of one slide share. */
export interface SlideContext {
  readonly module: Module;
  readonly moduleId: string;
  readonly slide: Slide;
  readonly images: ImageSizes;
  /** 1-based number of the slide that shows, and how many there are. */
  readonly index: number;
  readonly count: number;
  /** The first picture of the first frame is fetched before anything else. */
  readonly eager: boolean;
}
