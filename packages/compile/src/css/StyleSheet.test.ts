import { expect, it } from 'vitest';
import { createStyleSheet } from './StyleSheet.ts';

const ALL = [true, true, true, true, true] as const;

it('writes the largest level in use first and then only what changes below each breakpoint', () => {
  const sheet = createStyleSheet([false, true, false, true, true]);
  const sizes = [50, 40, 35, 30, 30] as const;
  sheet.rule('.a', (level) => ({ 'font-size': `${sizes[level]}px`, color: 'red' }));
  expect(sheet.toString()).toBe(
    '.a{font-size:40px;color:red;}\n@media (max-width:777.98px){.a{font-size:30px;}}',
  );
});

it('writes rules by the real width where it is asked to, with the values of the level that serves it', () => {
  const sheet = createStyleSheet([false, true, false, true, false]);
  const shown = [true, false, true, true, true] as const;
  sheet.ruleOfWidth('.a', (level, width) => ({ order: level, display: shown[width] ? 'block' : 'none' }));
  expect(sheet.toString().split('\n')).toEqual([
    '.a{order:1;display:block;}',
    '@media (max-width:1239.98px){.a{display:none;}}',
    '@media (max-width:1023.98px){.a{display:block;}}',
    '@media (max-width:777.98px){.a{order:3;}}',
  ]);
});

it('takes back what a smaller level no longer says', () => {
  const sheet = createStyleSheet([false, true, true, false, false]);
  sheet.rule('.a', (level) => (level === 1 ? { 'max-width': '10px' } : {}));
  expect(sheet.toString()).toBe('.a{max-width:10px;}\n@media (max-width:1023.98px){.a{max-width:unset;}}');
});

it('writes what several elements say once, level by level', () => {
  const sheet = createStyleSheet([false, true, false, true, false]);
  for (const [name, small] of [
    ['l1-1', 1],
    ['l1-2', 2],
    ['l1-3', 1],
  ] as const)
    sheet.rule(`#m .${name}`, (level) => ({ color: 'red', order: level === 1 ? 0 : small }));
  expect(sheet.toString().split('\n')).toEqual([
    '#m .l1-1,#m .l1-2,#m .l1-3{color:red;order:0;}',
    '@media (max-width:777.98px){#m .l1-1,#m .l1-3{order:1;}',
    '#m .l1-2{order:2;}}',
  ]);
});

it('leaves what is said of an element twice, or of what is in it, in its place', () => {
  const sheet = createStyleSheet([false, true, false, false, false]);
  const said = [
    ['#m .l1-1', 'red'],
    ['#m .l1-2', 'blue'],
    ['#m .l1-2', 'red'],
    ['#m .l1-1>i', 'green'],
    ['#m .l1-2>i', 'green'],
    ['#m .sr7-bullets', 'grey'],
    ['#m .sr7-tabs', 'grey'],
  ] as const;
  for (const [selector, color] of said) sheet.rule(selector, () => ({ color }));
  expect(sheet.toString().split('\n')).toEqual(
    said.map(([selector, color]) => `${selector}{color:${color};}`),
  );
});

it('writes nothing for a rule that says nothing', () => {
  const sheet = createStyleSheet(ALL);
  sheet.rule('.a', () => ({ color: undefined }));
  expect(sheet.toString()).toBe('');
});

it('lets nothing that an author wrote end its style element', () => {
  const sheet = createStyleSheet(ALL);
  sheet.raw('.a{content:"</style><script>alert(1)</script>"}');
  expect(sheet.toString()).not.toContain('</style');
});
