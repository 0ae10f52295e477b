import { run } from '../lib/run.mjs';

/**
 * A suite that is one yes-or-no check: a command that exits with 0 when all is well.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {{ advice?: string, env?: Record<string, string> }} [options] what to do about a failure; what the command finds in its environment
 * @returns {import('../lib/runSuite.mjs').Suite}
 */
export function checkSuite(name, command, args, { advice = '', env = {} } = {}) {
  return {
    name,
    opensPages: false,
    run: async () => {
      const { code, output } = await run(command, args, { env });
      return code === 0
        ? { passed: 1, failed: 0, output }
        : { passed: 0, failed: 1, output: `${output}\n${advice}` };
    },
  };
}
