import { expect, it } from 'vitest';
import type { VariationView } from './ProductPageView.ts';
import { variationData } from './variationData.ts';

const image = { url: '/uploads/a.jpg', width: 800, height: 600, alt: 'A cup' };
const imageOf = (view: VariationView['image']) => {
  const variation = { choices: {}, price: {}, stock: {}, image: view } as unknown as VariationView;
  return variationData(variation, 2, { price: '', stock: '' })['image'];
};

it('a picture of a variation says its widths, or that it has none, so that none of another stay', () => {
  expect(imageOf({ ...image, srcSet: '/uploads/a-160.webp 160w' })).toMatchObject({
    src: '/uploads/a.jpg',
    srcset: '/uploads/a-160.webp 160w',
    sizes: expect.stringContaining('vw'),
  });
  expect(imageOf(image)).toMatchObject({ srcset: false, sizes: false });
  expect(imageOf(null)).toBeNull();
});

it('a picture of a variation says how large it is for scripts that show it so', () => {
  expect(imageOf(image)).toMatchObject({ full_src: '/uploads/a.jpg', full_src_w: 800, full_src_h: 600 });
});

it('a variation says its picture, weight and size as scripts that show them ask for them', () => {
  const known = { imageId: 7, weight: '0.4 kg', dimensions: '13 × 9 cm' };
  const variation = { choices: {}, price: {}, stock: {}, image, ...known } as unknown as VariationView;
  expect(variationData(variation, 2, { price: '', stock: '' })).toMatchObject({
    image_id: 7,
    weight: '0.4 kg',
    weight_html: '0.4 kg',
    dimensions: '13 × 9 cm',
    dimensions_html: '13 × 9 cm',
    image: { title: '', caption: '', gallery_thumbnail_src_w: 800, thumb_src_h: 600 },
  });
  const unknown = { ...variation, imageId: null, weight: '', dimensions: '' };
  // They read what there is of it as HTML, which must not be nothing: without it they do not ask.
  expect(variationData(unknown, 2, { price: '', stock: '' })).toMatchObject({
    image_id: '',
    weight: '',
    dimensions: '',
  });
});
