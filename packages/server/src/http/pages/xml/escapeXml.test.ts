import { expect, it } from 'vitest';
import { element, escapeXml } from './escapeXml.ts';

it('leaves out what no XML may hold, and nothing else', () => {
  expect(escapeXml('a\u0000\u0008\u000B\u001F\uFFFE\uFFFFb\uD800c\uDC00d')).toBe('abcd');
  expect(escapeXml('\t\n\r \u00A0\uE000\u{1F375}\u{10FFFF}')).toBe('\t\n\r \u00A0\uE000\u{1F375}\u{10FFFF}');
});

it('lets nothing become markup, or end a quoted attribute', () => {
  expect(escapeXml(']]></a><b c="1" d=\'2\'>&amp;')).toBe(
    ']]&gt;&lt;/a&gt;&lt;b c=&quot;1&quot; d=&#039;2&#039;&gt;&amp;amp;',
  );
  expect([element('a', '<'), element('a', '')]).toEqual(['<a>&lt;</a>', '']);
});
