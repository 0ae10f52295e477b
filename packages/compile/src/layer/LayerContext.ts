import type { ModuleSettings, Slide } from '@vitrine/model';
import type { ImageSizes } from '../module/imageSizes.ts';

/** What the rules of a slide's layers share. */
export interface LayerContext {
  readonly root: string;
  readonly settings: ModuleSettings;
  readonly slide: Slide;
  readonly images: ImageSizes;
}
