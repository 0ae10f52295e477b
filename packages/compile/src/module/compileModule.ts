import { loadSanitizer } from '@vitrine/player/html';
import { carouselOffsets, firstFrame } from '@vitrine/engine';
import type { Module } from '@vitrine/model';
import { createStyleSheet } from '../css/StyleSheet.ts';
import { addSlideRules } from '../slide/slideCss.ts';
import type { CompiledModule, CompileOptions } from '../ports/CompiledModule.ts';
import { addModuleRules } from './moduleCss.ts';
import { moduleDomId } from '@vitrine/player/markup';
import { controlsFor } from '../ports/Controls.ts';

/** Layout is CSS, compiled once; what is not in the frame costs nothing until it is shown. */
export function compileModule(module: Module, options: CompileOptions): CompiledModule {
  void loadSanitizer();
  const moduleId = options.elementId || moduleDomId(module, options.serial);
  const frame = firstFrame(module, options, carouselOffsets);
  const root = `#${moduleId}`;
  const sheet = createStyleSheet(module.settings.enabledLevels);
  addModuleRules(sheet, module, root);
  const shown = frame.slides.filter((slide) => slide.shown).map(({ key }) => key);
  // The others lack their layers: rules of those come with them.
  const whole = shown.filter((key) => module.slide(key).hasLayers);
  for (const key of [...frame.backKeys, ...frame.frontKeys, ...shown])
    addSlideRules(sheet, module, module.slide(key), root);
  return {
    module,
    moduleId,
    frame,
    css: sheet.toString(),
    cssOf: (key) => (whole.includes(key) ? '' : slideCss(module, key, root)),
    options,
    controls: controlsFor(module, options.language),
  };
}

function slideCss(module: Module, key: string, root: string): string {
  const sheet = createStyleSheet(module.settings.enabledLevels);
  addSlideRules(sheet, module, module.slide(key), root);
  return sheet.toString();
}
