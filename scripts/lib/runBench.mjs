import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithUs } from './run.mjs';
import { Stop } from './step.mjs';

/**
 * @typedef {{ name: string, table: import('./formatTable.mjs').Table }} BenchResult
 */

const child = fileURLToPath(new URL('./benchChild.mjs', import.meta.url));

/**
 * Runs one benchmark in a process of its own, so that none inherits another's heap or takes the rest down.
 * @param {string} file
 * @returns {Promise<BenchResult>}
 */
export function runBench(file) {
  return new Promise((resolve, reject) => {
    /** @type {BenchResult | undefined} */
    let result;
    const bench = endWithUs(
      fork(child, [file], { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } }),
    );
    bench.on('message', (message) => {
      result = /** @type {BenchResult} */ (message);
    });
    bench.on('exit', (code, signal) => {
      if (result) resolve(result);
      else reject(new Stop(`It gave no table (${signal ?? `exit code ${code}`}).`));
    });
  });
}
