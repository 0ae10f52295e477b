import { firstFrame, type Frame, type PlayOptions } from '@vitrine/engine';
import type { Module } from '@vitrine/model';
import { createStyleSheet } from '../css/StyleSheet.ts';
import type { Parts } from '../parts/Parts.ts';
import { addSlideRules } from '../slide/slideCss.ts';
import { addModuleRules } from './moduleCss.ts';
import { moduleDomId } from './names.ts';

export interface CompileOptions extends PlayOptions {
  /** Which module of the page it is, from 1. Default 1. */
  readonly serial?: number;
  /** The id of its element, where that stands in the page already. */
  readonly elementId?: string;
  /** What there is to draw it with. */
  readonly parts: Parts;
}

/** A module ready to be drawn: which slides stand where, and the CSS that places everything in them. */
export interface CompiledModule {
  readonly module: Module;
  readonly moduleId: string;
  readonly frame: Frame;
  /** What the first frame needs. */
  readonly css: string;
  /** What a slide needs beyond that when its turn comes; empty for those of the first frame. */
  cssOf(key: string): string;
  readonly parts: Parts;
  readonly options: CompileOptions;
}

/** Layout is CSS, compiled once; what is not in the frame costs nothing until it is shown. */
export function compileModule(module: Module, options: CompileOptions): CompiledModule {
  const moduleId = options.elementId || moduleDomId(module, options.serial);
  const frame = firstFrame(module, options);
  const root = `#${moduleId}`;
  const sheet = createStyleSheet(module.settings.enabledLevels);
  addModuleRules(sheet, module, root, options.parts);
  const shown = frame.slides.filter((slide) => slide.shown).map(({ key }) => key);
  for (const key of [...frame.backKeys, ...frame.frontKeys, ...shown])
    addSlideRules(sheet, module, module.slide(key), root);
  return {
    module,
    moduleId,
    frame,
    css: sheet.toString(),
    cssOf: (key) => (shown.includes(key) ? '' : slideCss(module, key, root)),
    parts: options.parts,
    options,
  };
}

function slideCss(module: Module, key: string, root: string): string {
  const sheet = createStyleSheet(module.settings.enabledLevels);
  addSlideRules(sheet, module, module.slide(key), root);
  return sheet.toString();
}
