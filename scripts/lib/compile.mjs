import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile, listFiles } from './files.mjs';
import { bin, root } from './root.mjs';
import { run } from './run.mjs';
import { Stop } from './step.mjs';

/** The packages and apps that tsconfig.json lists; the project that checks the tests is not among them. */
function listProjects() {
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => path).filter((path) => !path.endsWith('.json') && hasSources(path));
}

/** @param {string} project */
const hasSources = (project) =>
  listFiles(join(root, project, 'src')).some((path) => /\.tsx?$/.test(path) && !isTestFile(path));

/** Compiles every package and app to its dist folder. */
export async function compile() {
  const projects = listProjects();
  // The compiler trusts its own records: when an output was deleted by hand, only --force writes it again.
  const force = existsSync(join(root, 'apps/site/dist/server/main.js')) ? [] : ['--force'];
  const { code, output } = await run(bin('tsc'), ['-b', ...force, '--pretty', 'false', ...projects]);
  if (code !== 0) throw new Stop(`The TypeScript build failed (exit code ${code}).`, output);
}
