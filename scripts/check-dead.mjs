import { bin } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Of everything, and of what is shipped alone: there tests are no users. */
const CHECKS = [[], ['--config', 'knip.production.jsonc', '--production', '--include', 'files,exports']];

for (const options of CHECKS) {
  const { code, output } = await run(bin('knip'), ['--no-progress', '--no-config-hints', ...options]);
  if (output.trim() !== '') console.log(output);
  if (code !== 0) process.exitCode = 1;
}
