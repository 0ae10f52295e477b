import { expect, it } from 'vitest';
import { contentPolicy, framesIn } from './securityHeaders.ts';

const sourcesOf = (policy: string) =>
  new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)] as const));

it('allows a site that the owner names to run, to be asked and to be framed, and nothing else', () => {
  const usual = sourcesOf(contentPolicy());
  const named = sourcesOf(contentPolicy({ elsewhere: ['https://chat.example'] }));
  for (const [name, sources] of named) {
    const more = ['script-src', 'connect-src', 'frame-src'].includes(name ?? '')
      ? ['https://chat.example']
      : [];
    expect(sources).toEqual([...(usual.get(name) ?? []), ...more]);
  }
});

it('allows the frames of a page document where it has them, and no others', () => {
  const map = '<iframe src="https://maps.google.com/maps?q=Lyon"></iframe>';
  const withMap = sourcesOf(contentPolicy({ frames: framesIn(map) })).get('frame-src');
  expect(withMap).toContain('https://maps.google.com');
  expect(withMap).not.toContain('https://w.soundcloud.com');
  expect(sourcesOf(contentPolicy({ frames: framesIn('<p>Lyon</p>') }))).toEqual(sourcesOf(contentPolicy()));
});
