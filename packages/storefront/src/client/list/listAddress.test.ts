import { describe, expect, it } from 'vitest';
import { listAddress, withoutHash } from './listAddress.ts';

describe('the address that a form of a list leads to', () => {
  it('is written as the links of the list are', () => {
    const fields = [
      ['orderby', 'price'],
      ['min_price', ''],
      ['paged', '1'],
      ['filter_glaze', 'chalk,teal'],
    ] as const;
    expect(listAddress('http://shop.example/shop/', fields)).toBe(
      'http://shop.example/shop/?orderby=price&filter_glaze=chalk%2Cteal',
    );
  });

  it('keeps a search for nothing, and leaves out what its action asks for, as browsers do', () => {
    const fields = [
      ['s', ''],
      ['post_type', 'product'],
    ] as const;
    expect(listAddress('http://shop.example/?s=vase', fields)).toBe(
      'http://shop.example/?s=&post_type=product',
    );
  });

  it('sends no files', () => {
    expect(listAddress('http://shop.example/shop/', [['picture', new Blob(['x'])]])).toBe(
      'http://shop.example/shop/',
    );
  });
});

it('two places of a page have one address', () => {
  expect(withoutHash('http://shop.example/shop/?a=1#main')).toBe('http://shop.example/shop/?a=1');
});
