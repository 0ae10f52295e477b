import { canPlay, standStill } from '@vitrine/browser';
import { loadSanitizer } from '@vitrine/player/html';
import type { Module } from '@vitrine/model';
import { type Attributes, toHtml } from '../elements.ts';
import { needsScript } from '../live/needsScript.ts';
import type { CompileOptions } from '../ports/CompiledModule.ts';
import { compileModule } from '../module/compileModule.ts';
import { moduleMarkup } from '../module/moduleMarkup.tsx';
import { type PlayOptions, rememberClick, tendModule } from '@vitrine/player';
import { createDrawnModule } from '../score/createDrawnModule.tsx';

/** A module's first frame, and what plays it in the element that it stands in. */
export interface CompiledFrame {
  readonly module: Module;
  /** Of the module's own element. */
  readonly attributes: Attributes;
  /** What stands in it. */
  readonly html: string;
  /** Its own rules; those that all modules share are `baseCss`. */
  readonly css: string;
  /** Hands back how to end it. One that only stands there is looked after. */
  play(host: HTMLElement, options?: PlayOptions): Promise<() => void>;
}

/** Compiles a module where it is shown: on a server, in a browser, for any framework that puts HTML into an element. */
export function compileFrame(module: Module, options: CompileOptions): CompiledFrame {
  const compiled = compileModule(module, options);
  const { attributes, children } = moduleMarkup(compiled, true);
  return {
    module,
    attributes,
    html: toHtml(...children),
    css: compiled.css,
    async play(host, given) {
      if (!needsScript(compiled)) return tendModule(host, module.settings);
      // What cannot play is not fetched either.
      if (!canPlay()) {
        standStill(host);
        return tendModule(host, module.settings);
      }
      // What was drawn shows before what plays it is there.
      const click = rememberClick(host);
      try {
        const [{ play }] = await Promise.all([import('@vitrine/player/play'), loadSanitizer()]);
        return await play(host, createDrawnModule(compiled), { ...given, click });
      } catch (error) {
        click.forget();
        host.removeAttribute('data-awaits');
        throw error;
      }
    },
  };
}
