import { expect, it } from 'vitest';
import { contentPolicy } from './securityHeaders.ts';

const sourcesOf = (policy: string) =>
  new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)] as const));

it('allows a site that the owner names to run, to be asked and to be framed, and nothing else', () => {
  const usual = sourcesOf(contentPolicy());
  const named = sourcesOf(contentPolicy([], ['https://chat.example']));
  for (const [name, sources] of named) {
    const more = ['script-src', 'connect-src', 'frame-src'].includes(name ?? '')
      ? ['https://chat.example']
      : [];
    expect(sources).toEqual([...(usual.get(name) ?? []), ...more]);
  }
});
