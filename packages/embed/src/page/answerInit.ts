import { allModules } from '../allModules.ts';
import type { PageGlobals } from './PageGlobals.ts';

/**
 * Pages of the original contract hand their data over in scripts after the elements, and call the runtime's `init` when
 * they have, also for modules that they put in later (facts/module-page-contract).
 */
export function answerInit(): void {
  const globals: PageGlobals = (window.SR7 ??= {});
  const show = (): void => allModules().forEach((module) => module.show());
  globals.F = { ...globals.F, init: show };
  document.addEventListener('DOMContentLoaded', show, { once: true });
}
