import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageFile } from './createFileBook.ts';

/** Writes the files one after the other, and tells each; those of the script in one line. Answers how many bytes they are. */
export async function writePage(
  folder: string,
  files: readonly PageFile[],
  tell: (text: string) => void,
): Promise<number> {
  const told = new Map<string, number>();
  let bytes = 0;
  for (const { name, source, text } of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    if (text === undefined) await copyFile(source, path);
    else await writeFile(path, text);
    const { size } = await stat(path);
    bytes += size;
    const line = name.replace(/^vitrine-parts\/.*/, 'vitrine-parts/');
    told.set(line, (told.get(line) ?? 0) + size);
    if (line === name) tell(lineOf(name, size));
  }
  for (const [line, size] of told) if (line.endsWith('/')) tell(lineOf(line, size));
  return bytes;
}

const lineOf = (name: string, size: number): string => `  ${name.padEnd(52)}${kB(size).padStart(9)} kB`;
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
