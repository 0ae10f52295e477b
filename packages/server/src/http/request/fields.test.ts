import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupField, idField, listField, parseFields, textField } from './fields.ts';

it('reads texts, lists and groups of a form', () => {
  const fields = parseFields('a=1&a=2&cart[x][qty]=3&ids[]=4&ids[]=5&one=6');
  expect(textField(fields, 'a')).toBe('2');
  expect(textField(groupField(groupField(fields, 'cart'), 'x'), 'qty')).toBe('3');
  expect(listField(fields, 'ids')).toEqual(['4', '5']);
  expect(listField(fields, 'one')).toEqual(['6']);
  expect(groupField(parseFields('quantity[15]=2&quantity[3]=1&quantity[0]=4'), 'quantity')).toEqual({
    15: '2',
    3: '1',
    0: '4',
  });
});

it('reads ids as the contract does', () => {
  const id = (text: string) => idField(parseFields(`id=${text}`), 'id');
  expect([id('14'), id('-14'), id('14abc'), id('abc'), id('1e9'), id('99999999999'), id('')]).toEqual([
    14, 14, 14, 0, 1, 0, 0,
  ]);
});

it('reads no more fields and no deeper groups than a form may have', () => {
  const many = Array.from({ length: 2500 }, (_, number) => `f${number}=1`).join('&');
  expect(Object.keys(parseFields(many))).toHaveLength(2000);
  let [group, depth] = [groupField(parseFields(`a${'[b]'.repeat(100)}=1`), 'a'), 0];
  for (; Object.hasOwn(group, 'b'); depth++) group = groupField(group, 'b');
  expect(depth).toBeLessThanOrEqual(6);
});

it('takes no field from what every object has', () => {
  const fields = parseFields('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(textField(fields, 'toString')).toBeUndefined();
  expect(groupField(fields, '__proto__')).toEqual({});
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it('reads whatever is sent without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, name) => {
      const fields = parseFields(text);
      textField(fields, name);
      listField(fields, name);
      groupField(fields, name);
      expect(idField(fields, name)).toBeGreaterThanOrEqual(0);
    }),
  );
});
