import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { lastLines, Stop, say, since } from './step.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output shown when something failed
 *
 * @typedef {object} Suite
 * @property {string} name what the command line calls it
 * @property {boolean} opensPages whether it opens the product's pages in browsers
 * @property {boolean} [readsCorpus] whether it has tests over other people's files
 * @property {() => Promise<unknown>} [prepare] gets what it needs, which may be done beside other suites
 * @property {(extraArgs: string[]) => Promise<Result>} run
 */

/**
 * Runs one suite and prints its line, with its output below it when it failed.
 * @param {Suite} suite
 * @param {string[]} extraArgs
 * @returns {Promise<Result>}
 */
export async function runSuite(suite, extraArgs) {
  const started = performance.now();
  const result = refuseNothing(await suite.run(extraArgs).catch(asFailure));
  const { passed, failed, output } = result;
  const count = `${passed} passed${failed ? `, ${failed} FAILED` : ''}`;
  const line = `${failed ? '✗' : '✓'} ${suite.name.padEnd(8)} ${count}, ${since(started)}`;
  say(failed ? `${line}\n\n${showOutput(suite.name, output)}\n` : line);
  return result;
}

/**
 * A suite that ran nothing has shown nothing.
 * @param {Result} result
 * @returns {Result}
 */
function refuseNothing(result) {
  if (result.passed + result.failed > 0) return result;
  return { passed: 0, failed: 1, output: `${result.output}\nThis suite ran no test.` };
}

/**
 * What could not run counts as one failed test.
 * @param {unknown} error
 * @returns {Result}
 */
export function asFailure(error) {
  const text =
    error instanceof Stop ? `${error.output}\n${error.message}` : String(Object(error).stack ?? error);
  return { passed: 0, failed: 1, output: text };
}

/**
 * @param {string} name
 * @param {string} output
 */
function showOutput(name, output) {
  const log = `.cache/logs/${name}.log`;
  mkdirSync(join(root, '.cache/logs'), { recursive: true });
  writeFileSync(join(root, log), output);
  const shown = lastLines(output);
  const indented = shown.replace(/^(?=.)/gm, '  ');
  return shown === output.trimEnd() ? indented : `${indented}\n\n  The whole output is in ${log}`;
}
