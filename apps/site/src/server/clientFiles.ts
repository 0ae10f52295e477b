import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page must name to run a client entry: addresses, entry script first. */
export interface ClientFiles {
  scripts: string[];
  styles: string[];
  /** Scripts that the entry imports at once. */
  preloads: string[];
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Partial<Record<string, ManifestChunk>>;

/** Looks up the built files of an entry such as `src/client/main.tsx`; none when the client is not built. */
export function readClientFiles(clientDir: string, entry: string): ClientFiles {
  const path = join(clientDir, 'manifest.json');
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const [main, ...imported] = collectChunks(manifest, entry, new Set());
  if (!main) return { scripts: [], styles: [], preloads: [] };
  const styles = [main, ...imported].flatMap(({ css = [] }) => css);
  return {
    scripts: [`/${main.file}`],
    styles: styles.map((file) => `/${file}`),
    preloads: imported.map(({ file }) => `/${file}`),
  };
}

function collectChunks(manifest: Manifest, name: string, seen: Set<string>): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => collectChunks(manifest, next, seen))];
}
