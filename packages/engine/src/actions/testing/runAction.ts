import { createTestClock } from '@vitrine/browser/testing';
import { createActionRunner } from '../createActionRunner.ts';
import { createTestHost, type TestHost } from './createTestHost.ts';
import { actionOf } from './slideWith.ts';

/** Runs one action of layer 9 and hands back what it asked of the host. */
export function runAction(
  wire: object,
  prepare: (host: TestHost) => void = () => undefined,
  browserFollows = false,
): TestHost['asked'] {
  const host = createTestHost();
  prepare(host);
  const runner = createActionRunner({ clock: createTestClock(), host });
  runner.run({ action: actionOf({ src: ['9'], ...wire }), source: '9', event: null, browserFollows });
  return host.asked;
}
