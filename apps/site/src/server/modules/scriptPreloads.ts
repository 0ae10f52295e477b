import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeHtml } from '@vitrine/compile/server';

/** As the build of the embed script writes it beside the script (`packages/embed/bundle.ts`); files are named from there. */
const PARTS_LIST = 'parts.json';

interface PartsList {
  readonly parts: { readonly player: { readonly file: string; readonly ahead: readonly string[] } };
  readonly features: Readonly<Record<string, string>>;
}

/** Links to what a module is played with: browsers fetch it while they read the page, not when the script has come and asks for it. */
export type ScriptPreloads = (features: readonly string[]) => string;

/** The list is read once. Without one, pages fetch the same a little later. */
export function createScriptPreloads(embedFile: string): ScriptPreloads {
  const path = join(dirname(embedFile), PARTS_LIST);
  if (!existsSync(path)) return () => '';
  const { parts, features: files } = JSON.parse(readFileSync(path, 'utf8')) as PartsList;
  return (features) => {
    // One that only stands there is played with nothing.
    const needed =
      features.length === 0
        ? []
        : [...parts.player.ahead, parts.player.file, ...features.flatMap((name) => files[name] ?? [])];
    // The addresses that the script imports, or all would be fetched twice. What shows comes before what plays it.
    return [...new Set(needed)]
      .map((file) => `<link rel="modulepreload" href="/${escapeHtml(file)}" fetchpriority="low">`)
      .join('\n');
  };
}
