import { firstFrame, type PlayOptions } from '@vitrine/engine';
import type { Module } from '@vitrine/model';
import { imageSizes } from '../module/imageSizes.ts';
import { mainPicture } from './mainPicture.ts';

/** The picture that the first frame is waited for: known before anything is drawn. */
export function firstPicture(module: Module, options: PlayOptions): string | null {
  const { currentKey } = firstFrame(module, options);
  if (currentKey === '') return null;
  const slide = module.slide(currentKey);
  return mainPicture(slide, module.settings, imageSizes(module, slide));
}
