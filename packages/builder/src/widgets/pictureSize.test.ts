import { expect, it } from 'vitest';
import { readDocument } from '../document/readDocument.ts';
import { readKit } from '../kit/Kit.ts';
import { renderDocument } from '../render/renderDocument.tsx';

const draw = (widgetType: string, settings: object) => {
  const element = { id: 'pic1', elType: 'widget', widgetType, settings, elements: [] };
  const { html, css } = renderDocument(readDocument({ content: [element] }), { id: 1, kit: readKit({}) });
  return { picture: /<img[^>]*>/.exec(html)?.[0] ?? '', css };
};
const file = { id: 7, url: '/cup.jpg', alt: 'A cup' };
const custom = (width: unknown, height: unknown) => ({
  image_size: 'custom',
  image_custom_dimension: { width, height },
});

it.each<[string, object, readonly [number, number], readonly [number, number]]>([
  ['thumbnail', { image_size: 'thumbnail' }, [1200, 800], [150, 150]],
  ['medium', { image_size: 'medium' }, [1200, 800], [300, 200]],
  ['medium, upright', { image_size: 'medium' }, [800, 1200], [200, 300]],
  ['medium, smaller already', { image_size: 'medium' }, [120, 80], [120, 80]],
  ['medium_large', { image_size: 'medium_large' }, [1536, 2000], [768, 1000]],
  ['none, which is large', {}, [2048, 1024], [1024, 512]],
  ['full', { image_size: 'full' }, [2048, 1024], [2048, 1024]],
  ['an unknown one', { image_size: 'constructor' }, [2048, 1024], [2048, 1024]],
  ['cut to both sides', custom('1000', '800'), [3000, 1000], [1000, 800]],
  ['one side', custom('', 400), [1600, 800], [800, 400]],
  ['no side', custom('', ''), [1600, 800], [1600, 800]],
  ['hostile sides', custom('9e9', '1;}'), [1600, 800], [1600, 800]],
])(
  'a picture of the size %s takes that room before it comes',
  (_name, settings, [width, height], expected) => {
    const { picture } = draw('image', { ...settings, image: { ...file, width, height } });
    expect(picture).toContain(`width="${expected[0]}" height="${expected[1]}"`);
  },
);

it.each<[object, string]>([
  [{ image_size: 'medium' }, 'img{max-width:min(100%,300px);max-height:300px}'],
  [{}, 'img{max-width:min(100%,1024px);max-height:1024px}'],
  [custom(640, ''), 'img{max-width:min(100%,640px)}'],
  [custom(1000, 800), 'img{width:1000px;aspect-ratio:1000/800;object-fit:cover}'],
])('is no larger than it says where nobody knows how large it is: %j', (settings, rule) => {
  expect(draw('image', { ...settings, image: file }).css).toContain(rule);
});

it('is as large as its author says', () => {
  const width = { unit: 'px', size: 500 };
  const { css } = draw('image', { image_size: 'medium', image: file, width_tablet: width });
  expect(css).toContain('width:500px');
  expect(css).not.toContain('max-width:min');
  const cut = draw('image', { ...custom(1000, 800), image: file, width });
  expect(cut.css).toContain('width:1000px;aspect-ratio:1000/800;object-fit:cover;width:500px');
});

it('is shown as it is when no site has it in sizes', () => {
  const { picture, css } = draw('image', { image: { url: '/cup.jpg', width: 2048, height: 1024 } });
  expect(picture).toContain('width="2048"');
  expect(css).not.toContain('1024px');
});

it.each([
  [
    'image-gallery',
    { wp_gallery: [file], thumbnail_size: 'thumbnail' },
    'img{width:150px;aspect-ratio:150/150;object-fit:cover}',
  ],
  [
    'image-carousel',
    { carousel: [file], thumbnail_size: 'medium' },
    'max-width:min(100%,300px);max-height:300px}',
  ],
  [
    'image-carousel',
    { carousel: [file], thumbnail_size: 'thumbnail', image_stretch: 'yes' },
    '{aspect-ratio:150/150;object-fit:cover}',
  ],
  ['image-box', { image: file, thumbnail_size: 'thumbnail' }, 'img{aspect-ratio:150/150;object-fit:cover}'],
  [
    'testimonial',
    {
      testimonial_image: file,
      testimonial_image_size: 'custom',
      testimonial_image_custom_dimension: { width: 90, height: 60 },
    },
    'img{aspect-ratio:90/60;object-fit:cover}',
  ],
])('goes for pictures of the widget %s', (type, settings, rule) => {
  expect(draw(type, settings).css).toContain(rule);
});
