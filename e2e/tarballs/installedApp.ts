import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { published } from '../../scripts/lib/published.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { APP_EXAMPLES } from './examples.ts';

/** Where the test command has packed everything. */
export const TARBALLS = join(root, '.cache/tarballs');

const readVersions = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).devDependencies;

export interface InstalledApp {
  readonly folder: string;
  /** What a command prints in the app's folder. One that fails is an error with all of it. */
  run(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

/** An app of somebody else, with our tarballs, the examples of our pages and one version of React in it. */
export async function installApp(react: '18' | '19'): Promise<InstalledApp> {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-react${react}-`));
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  mkdirSync(join(folder, 'src/examples'));
  for (const [name, code] of Object.entries(APP_EXAMPLES))
    writeFileSync(join(folder, 'src/examples', name), code);
  const { vite, typescript, '@vitejs/plugin-react': plugin } = readVersions('.');
  const ours = published().map(({ name, tarball }) => [name, `file:${join(TARBALLS, tarball)}`]);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(ours), react, 'react-dom': react },
    devDependencies: {
      '@types/react': react,
      '@types/react-dom': react,
      '@vitejs/plugin-react': plugin,
      typescript,
      vite,
    },
    // What the registry has for every platform, as in this repository.
    overrides: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).overrides,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const app: InstalledApp = {
    folder,
    async run(command, args, env = {}) {
      const { code, output } = await run(command, [...args], { cwd: folder, env });
      if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
      return output;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
  await app.run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock']);
  return app;
}
