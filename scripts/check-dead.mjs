import { createOptions, createSession } from 'knip/session';
import { root } from './lib/root.mjs';

/** Of everything, and of what is shipped alone: there tests are no users. In one process, the second takes half as long as by itself. */
const CHECKS = [{}, { config: 'knip.production.jsonc', production: true, include: ['files', 'exports'] }];

for (const args of CHECKS) {
  const session = await createSession(await createOptions({ cwd: root, args, isSession: true }));
  const { issues, hasConfigLoadErrors } = session.getResults();
  const dead = Object.entries(issues).flatMap(([kind, files]) =>
    Object.values(files).flatMap((found) =>
      Object.values(found).map(({ symbol, filePath }) => `${kind}: ${symbol} (${filePath})`),
    ),
  );
  for (const line of dead) console.log(line);
  if (dead.length > 0 || hasConfigLoadErrors) process.exitCode = 1;
}
