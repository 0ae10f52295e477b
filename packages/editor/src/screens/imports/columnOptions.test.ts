import { expect, it } from 'vitest';
import { columnOptions } from './columnOptions.ts';

it('offers what is known, attributes, and a field of the same name, each once', () => {
  const options = columnOptions(['SKU', 'Name', 'Attributes', 'Meta'], 'Brand', 'Name');
  expect(options.slice(0, 3)).toEqual(['SKU', 'Name', 'Attribute 1 name']);
  expect(options).toContain('Meta: Brand');
  expect(options).not.toContain('Attributes');
  expect(options.filter((option) => option === 'Name')).toHaveLength(1);
});

it('keeps what a column is taken for, also when it is none of those', () => {
  expect(columnOptions([], '', 'Attribute 9 name')).toContain('Attribute 9 name');
  expect(columnOptions([], '', '').some((option) => option.startsWith('Meta'))).toBe(false);
});
