import { type FontLinkOptions, type ModuleSettings, openModule } from '@vitrine/model';
import type { Score } from '@vitrine/player';
import { toHtml } from '../elements.ts';
import { compileModule } from '../module/compileModule.ts';
import { fontLinks } from '../module/fontLinks.ts';
import { moduleMarkup } from '../module/moduleMarkup.tsx';
import type { CompileOptions } from '../ports/CompiledModule.ts';
import { playOf } from '../score/renderPlay.ts';

export interface PrecompileOptions extends CompileOptions {
  /** Where fonts come from, and icon fonts: without `iconBase` none of those are asked for. */
  readonly fonts?: FontLinkOptions;
}

/** A module compiled ahead, as plain data: whoever shows it needs no document and no compiler, and must trust whoever made it. */
export interface PrecompiledModule {
  /** Of the module's own element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it. */
  readonly html: string;
  /** Its own rules; those that all modules share are `baseCss`. */
  readonly css: string;
  /** Style sheets of its fonts. */
  readonly fonts: readonly string[];
  /** What looks after it where it stands asks for these. */
  readonly settings: Pick<ModuleSettings, 'alias' | 'size'>;
  /** What plays it; null for one that only stands there, and for one whose slides are not all in its document. */
  readonly score: Score | null;
}

/** Compiles a module on a server or in a build for a page that only plays it. Modules of one page need a `serial` or an `elementId` each. */
export function precompileModule(
  document: unknown,
  { fonts, ...options }: PrecompileOptions,
): PrecompiledModule {
  const compiled = compileModule(openModule(document), options);
  const score = playOf(compiled);
  // What nothing plays must not wait for anything.
  const { attributes, children } = moduleMarkup(compiled, score !== null);
  const { alias, size } = compiled.module.settings;
  return {
    attributes: written(attributes),
    html: toHtml(...children),
    css: compiled.css,
    fonts: fontLinks(compiled.module, fonts),
    settings: { alias, size },
    score,
  };
}

/** Attributes as JSON can say them. */
const written = (attributes: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name === 'className' ? 'class' : name, String(value)]],
    ),
  );
