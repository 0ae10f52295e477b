import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CorpusFile {
  readonly name: string;
  readonly json: string;
}

/** Modules and replies of other people, from the folder named by VITRINE_CORPUS; none when it is not set. */
export function corpusFiles(): CorpusFile[] {
  const root = process.env['VITRINE_CORPUS'];
  if (!root) return [];
  return ['modules', 'replies'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => ({
      name: `${folder}/${file}`,
      json: readFileSync(join(root, folder, file), 'utf8'),
    })),
  );
}
