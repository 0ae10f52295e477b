import { sameForAll } from '@vitrine/model';
import { expect, it } from 'vitest';
import { createStyleSheet } from './StyleSheet.ts';

it('writes the largest level in use first and then only what changes below each breakpoint', () => {
  const sheet = createStyleSheet([false, true, false, true, true]);
  const sizes = [50, 40, 35, 30, 30] as const;
  sheet.rule('.a', (level) => ({ 'font-size': `${sizes[level]}px`, color: 'red' }));
  expect(sheet.toString()).toBe(
    '.a{font-size:40px;color:red;}\n@media (max-width:777.98px){.a{font-size:30px;}}',
  );
});

it('takes back what a smaller level no longer says', () => {
  const sheet = createStyleSheet([false, true, true, false, false]);
  sheet.rule('.a', (level) => (level === 1 ? { 'max-width': '10px' } : {}));
  expect(sheet.toString()).toBe('.a{max-width:10px;}\n@media (max-width:1023.98px){.a{max-width:unset;}}');
});

it('writes nothing for a rule that says nothing', () => {
  const sheet = createStyleSheet(sameForAll(true));
  sheet.rule('.a', () => ({ color: undefined }));
  expect(sheet.toString()).toBe('');
});

it('cannot be ended from within by what an author wrote', () => {
  const sheet = createStyleSheet(sameForAll(true));
  sheet.raw('.a{content:"</style><script>alert(1)</script>"}');
  expect(sheet.toString()).not.toContain('</style');
});
