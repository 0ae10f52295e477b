import { adminDocumentTexts } from '@vitrine/texts';
import { expect, it } from 'vitest';
import { atPlace, conditionsIn, PLACES, placeOfCondition, withConditions } from './conditions.ts';

const page = { type: 'include', name: 'singular', subName: 'page', subId: '12' } as const;

it('are read as documents write them, and written as texts', () => {
  const text = JSON.stringify({ content: [], x: 1, conditions: ['include/singular/page/12', 'sometimes'] });
  expect(conditionsIn(text)).toEqual([page]);
  const changed = withConditions(text, [page, atPlace({ ...page, type: 'exclude' }, 'general')]);
  expect(JSON.parse(changed)).toEqual({
    content: [],
    x: 1,
    conditions: ['include/singular/page/12', 'exclude/general'],
  });
  expect(conditionsIn(changed)).toHaveLength(2);
});

it('make room for themselves in a bare list, and leave alone what is no JSON', () => {
  expect(JSON.parse(withConditions('[{"elType":"container"}]', [page]))).toEqual({
    content: [{ elType: 'container' }],
    conditions: ['include/singular/page/12'],
  });
  expect(conditionsIn('{')).toBeNull();
  expect(withConditions('{', [page])).toBe('{');
  expect(conditionsIn('null')).toEqual([]);
});

it('have a name for every place', () => {
  expect(PLACES.filter(({ place }) => !Object.hasOwn(adminDocumentTexts.en, place))).toEqual([]);
  expect(PLACES.map(({ place }) => placeOfCondition(atPlace(page, place)))).toEqual(
    PLACES.map(({ place }) => place),
  );
});
