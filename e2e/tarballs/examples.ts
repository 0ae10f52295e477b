import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** A fenced block of a page of `docs/use`, by its language and by which of that language it is, from 0. */
export function exampleOf(page: string, language: string, index = 0): string {
  const text = readFileSync(join(root, 'docs/use', `${page}.md`), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, of]) => of === language);
  const code = blocks[index]?.[2];
  if (code === undefined) throw new Error(`docs/use/${page}.md has no such example: ${language} ${index}`);
  return code;
}

/** Examples that are files of an app, with the names that it knows them by. */
export const APP_EXAMPLES: Readonly<Record<string, string>> = {
  'heroPage.ts': exampleOf('server-html', 'ts', 0),
  'playHero.ts': exampleOf('server-html', 'ts', 1),
  'Hero.tsx': exampleOf('react', 'tsx'),
  'HeroPage.tsx': exampleOf('react-compiled', 'tsx'),
};
