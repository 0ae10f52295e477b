import { scriptJson } from '../html/scriptJson.ts';

/** The inline script that gives existing scripts their settings: exactly this text is what a policy has to allow by its hash. */
export function globalsScript(globals: Readonly<Record<string, unknown>>): string {
  return Object.entries(globals)
    .map(([name, value]) => `window[${scriptJson(name)}]=${scriptJson(value)};`)
    .join('\n');
}
