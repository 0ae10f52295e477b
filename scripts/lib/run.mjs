import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when the command could not start or was ended by a signal
 * @property {string} output standard output and error as they came
 *
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to this process's own
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// Without this, a signal to this process alone would leave its children behind.
process.on('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Ends a child with this process, if it has not ended before.
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child
 * @returns {Child}
 */
export function endWithUs(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const orphanCheckMs = 500;

/**
 * Ends the process, and with it every command it runs, on Ctrl-C or a polite kill, also one that only npm got.
 * @param {() => void} [end] what to do instead of leaving at once
 * @returns {() => void} stops listening
 */
export function onSignals(end = () => process.exit(130)) {
  process.on('SIGINT', end).on('SIGTERM', end);
  const stopWatching = onOrphaned(end);
  return () => {
    process.off('SIGINT', end).off('SIGTERM', end);
    stopWatching();
  };
}

/**
 * npm runs a script through a shell, and a shell that is killed does not pass the signal on: what it started would
 * live on with another parent. Outside npm, losing the parent is what someone asked for who closed a terminal.
 * @param {() => void} end
 */
function onOrphaned(end) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, orphanCheckMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Runs a command to its end and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithUs(child);
    const keep = (/** @type {string} */ text) => (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => finish(1, error.message));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `ended by ${signal}` : ''));

    const finish = (/** @type {number} */ code, /** @type {string} */ note) => {
      resolve({ code, output: note ? `${output}\n${note}\n` : output });
    };
  });
}
