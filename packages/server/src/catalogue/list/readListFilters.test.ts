import { describe, expect, it } from 'vitest';
import { FILTER_ATTRIBUTES, FILTER_CHARACTERS, FILTER_EVERY_OPTIONS, FILTER_OPTIONS } from './limits.ts';
import { readListFilters } from './readListFilters.ts';

describe('the address of a list', () => {
  it('is read by the names of the original', () => {
    const fields = {
      s: ' cup ',
      product_cat: 'table',
      product_tag: 'new',
      filter_color: 'red,blue,red',
      query_type_color: 'or',
      filter_size: 'l,xl',
      min_price: '10',
      max_price: '19.99',
      rating_filter: '4,5,9',
      stock_status: 'instock,onsale',
      orderby: 'price-desc',
      per_page: '12',
    };
    expect(readListFilters(fields, 2)).toEqual({
      search: 'cup',
      category: 'table',
      tag: 'new',
      attributes: { color: ['red', 'blue'] },
      everyAttribute: { size: ['l', 'xl'] },
      minPrice: 1000,
      maxPrice: 1999,
      ratings: [4, 5],
      stock: ['instock'],
      onSale: true,
      sort: 'price-desc',
      perPage: 12,
    });
  });

  it('is no list of nothing when it makes no sense', () => {
    const fields = {
      filter_: 'red',
      filter_color: ',,',
      filter_size: { 0: 'l' },
      min_price: '-1',
      max_price: '1e9',
      rating_filter: 'all',
      stock_status: 'gone',
      orderby: 'drop table',
      per_page: '-4',
      s: ' ',
    };
    expect(readListFilters(fields, 2)).toEqual({});
    expect(readListFilters(JSON.parse('{"__proto__":{"s":"x"}}'), 2)).toEqual({});
  });

  it('asks for no more than anybody would choose', () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `filter_a${index}`,
        Array.from({ length: 200 }, (_, option) => `o${option}`).join(','),
      ]),
    );
    const { everyAttribute = {} } = readListFilters(many, 2);
    expect(Object.keys(everyAttribute)).toHaveLength(FILTER_ATTRIBUTES);
    expect(everyAttribute['a0']).toHaveLength(FILTER_EVERY_OPTIONS);
    const { attributes = {} } = readListFilters({ ...many, query_type_a0: 'or' }, 2);
    expect(attributes['a0']).toHaveLength(FILTER_OPTIONS);
    expect(readListFilters({ s: 'a'.repeat(9_999) }, 2).search).toHaveLength(FILTER_CHARACTERS);
    expect(readListFilters({ per_page: '5000', max_price: '999999999999' }, 2)).toEqual({
      perPage: 100,
      maxPrice: 100_000_000_000,
    });
  });
});
