import { describe, expect, it } from 'vitest';
import { missingChoices } from './missingChoices.ts';

const glaze = { slug: 'glaze', options: ['Teal', 'Rust'], isVariation: true };
const size = { slug: 'size', options: ['S', 'L'], isVariation: true };
const origin = { slug: 'origin', options: ['Here', 'There'], isVariation: false };

describe('variations that are missing', () => {
  it('are all that can be chosen, in the order of the options', () => {
    expect(missingChoices([glaze, origin, size], [])).toEqual([
      { glaze: 'Teal', size: 'S' },
      { glaze: 'Teal', size: 'L' },
      { glaze: 'Rust', size: 'S' },
      { glaze: 'Rust', size: 'L' },
    ]);
  });

  it('are not those that are there; one for any choice is no one’s own', () => {
    const there = [
      { glaze: 'Teal', size: 'S' },
      { glaze: 'Rust', size: '' },
    ];
    expect(missingChoices([glaze, size], there)).toHaveLength(3);
    expect(missingChoices([glaze], [{ glaze: 'Teal' }, { glaze: 'Rust' }])).toEqual([]);
  });

  it('are none where variations differ by nothing, and are not counted without end', () => {
    expect(missingChoices([origin, { ...size, options: [] }], [])).toEqual([]);
    const many = { ...size, options: Array.from({ length: 300 }, (_, index) => String(index)) };
    expect(missingChoices([many], [])).toBeNull();
  });
});
