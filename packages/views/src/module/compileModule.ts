import { type FirstFrame, firstFrame, type PlayOptions } from '@vitrine/engine';
import type { Module } from '@vitrine/model';
import { createStyleSheet } from '../css/StyleSheet.ts';
import { addSlideRules } from '../slide/slideCss.ts';
import { addModuleRules } from './moduleCss.ts';
import { moduleDomId } from './names.ts';

export interface CompileOptions extends PlayOptions {
  /** Which module of the page it is, from 1. Default 1. */
  readonly serial?: number;
}

/** A module ready to be drawn: which slides stand where, and the CSS that places everything in them. */
export interface CompiledModule {
  readonly module: Module;
  readonly moduleId: string;
  readonly frame: FirstFrame;
  readonly css: string;
}

/** Layout is CSS, compiled once; what is not in the frame costs nothing. */
export function compileModule(module: Module, options: CompileOptions): CompiledModule {
  const moduleId = moduleDomId(module, options.serial);
  const frame = firstFrame(module, options);
  const root = `#${moduleId}`;
  const sheet = createStyleSheet(module.settings.enabledLevels);
  addModuleRules(sheet, module, root);
  for (const key of [...frame.backKeys, ...frame.frontKeys])
    addSlideRules(sheet, module, module.slide(key), root, null);
  for (const slide of frame.slides)
    if (slide.shown) addSlideRules(sheet, module, module.slide(slide.key), root, slide);
  return { module, moduleId, frame, css: sheet.toString() };
}
