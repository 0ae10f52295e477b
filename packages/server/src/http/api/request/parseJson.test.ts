import { describe, expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';

const messageOf = (text: string): string => {
  const parsed = parseJson(text);
  return parsed.ok ? '' : (parsed.refusal.message ?? '');
};

describe('a body that is no JSON', () => {
  it('is told its place', () => {
    expect(messageOf('{\n"a":}')).toBe(
      'The body is no JSON: unexpected "}" at position 6 (line 2, column 5).',
    );
    expect(messageOf('['.repeat(300) + ']'.repeat(300))).toBe(
      'The document is nested deeper than 65 levels.',
    );
  });

  it.each([
    ['[', ''],
    ['1,', '['],
    ['"a":1,', '{'],
    ['\\n', '["'],
  ])('is not searched for its place when it is large: %s', (part, start) => {
    expect(messageOf(start + part.repeat(1_000_000 / part.length))).toBe(
      'The body is no JSON, or nested too deep.',
    );
  });
});
