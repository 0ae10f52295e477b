import { resolveCorpus } from './lib/corpus.mjs';
import { inLanes } from './lib/inLanes.mjs';
import { install } from './lib/install.mjs';
import { onSignals } from './lib/run.mjs';
import { asFailure, runSuite } from './lib/runSuite.mjs';
import { lastLines, Stop } from './lib/step.mjs';
import { suites } from './suites/index.mjs';

const lanes = 2;

onSignals();
const results = await runChosen(process.argv.slice(2)).catch((error) => {
  const failure = asFailure(error);
  console.log(`\n${lastLines(failure.output)}\n`);
  return [failure];
});
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

/** @param {string[]} args */
async function runChosen(args) {
  const { chosen, extraArgs } = readArguments(args);
  await install();
  if (chosen.some(({ readsCorpus }) => readsCorpus)) resolveCorpus();
  const early = chosen.filter(({ opensPages }) => !opensPages);
  const late = chosen.filter(({ opensPages }) => opensPages);
  /** @param {import('./lib/runSuite.mjs').Suite} suite */
  const runOne = async (suite) => [await runSuite(suite, extraArgs)];
  // What pages need is made ready meanwhile.
  const first = [...early.map((suite) => () => runOne(suite)), () => prepareAll(late)];
  return [
    ...(await inLanes(lanes, first, (work) => work())),
    // Browsers wait for each other's pages more than for the processor: one suite of them leaves a third of it idle.
    ...(await inLanes(lanes, late, runOne)),
  ].flat();
}

/**
 * What cannot be had is told by the suite that needs it.
 * @param {import('./lib/runSuite.mjs').Suite[]} suites
 * @returns {Promise<import('./lib/runSuite.mjs').Result[]>}
 */
async function prepareAll(suites) {
  for (const { prepare } of suites) await prepare?.().catch(() => undefined);
  return [];
}

/**
 * Names of suites (all when none is given), then after `--` what goes on to Vitest and Playwright.
 * @param {string[]} args
 */
function readArguments(args) {
  const split = args.includes('--') ? args.indexOf('--') : args.length;
  const names = args.slice(0, split);
  const known = suites.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length) throw new Stop(`No such suite: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name));
  return { chosen, extraArgs: args.slice(split + 1) };
}
