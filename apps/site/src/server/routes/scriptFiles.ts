import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltFile {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  /** Keys of other files. */
  readonly imports?: readonly string[];
}

/** The files that a script needs at its start, as the build has written them down: what it imports, then itself. */
export function scriptFiles(scriptsDir: string, name: string): readonly string[] {
  const text = readFileSync(join(scriptsDir, 'files.json'), 'utf8');
  const files = JSON.parse(text) as Readonly<Record<string, BuiltFile>>;
  const script = Object.values(files).find((each) => each.isEntry && each.name === name);
  if (!script) throw new Error(`No script called ${name} in ${scriptsDir}: npm run build makes it.`);
  return [...new Set(withImports(script, files))];
}

/** What others import stands before them, however many files are between: the browser asks for all of them at once. */
const withImports = (script: BuiltFile, files: Readonly<Record<string, BuiltFile>>): readonly string[] => [
  ...(script.imports ?? []).flatMap((key) => (files[key] ? withImports(files[key], files) : [])),
  script.file,
];
