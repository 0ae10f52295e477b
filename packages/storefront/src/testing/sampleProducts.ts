import {
  type ImageView,
  pagingView,
  type ProductCardView,
  type ProductPageView,
  type ReviewFormView,
  type StockView,
} from '@vitrine/contract/shop';
import { sampleLinks } from './sampleShop.ts';

export function sampleImage(name: string, alt = ''): ImageView {
  return { url: `/products/${name}.webp`, width: 800, height: 800, alt };
}

export function sampleCard(changes: Partial<ProductCardView> = {}): ProductCardView {
  const id = changes.id ?? 12;
  return {
    id,
    name: 'Moon jar, chalk',
    url: sampleLinks.product('moon-jar'),
    sku: 'MOON-1',
    type: 'simple',
    price: { current: 8900, regular: 8900, isOnSale: false },
    image: sampleImage('moon-jar-chalk'),
    isInStock: true,
    isPurchasable: true,
    needsChoice: false,
    addUrl: sampleLinks.addToCart(id),
    buttonText: '',
    rating: 450,
    reviewCount: 4,
    ...changes,
  };
}

export const sampleCards: readonly ProductCardView[] = [
  sampleCard(),
  sampleCard({
    id: 13,
    name: 'Print: branch in the wind',
    sku: 'PRINT-2',
    image: sampleImage('print-branch'),
    price: { current: 2400, regular: 3200, isOnSale: true },
    rating: 0,
    reviewCount: 0,
  }),
  sampleCard({
    id: 14,
    name: 'Stoneware cup',
    type: 'variable',
    needsChoice: true,
    addUrl: sampleLinks.product('stoneware-cup'),
    image: sampleImage('cup-rust'),
    price: { current: 1800, regular: 1800, isOnSale: false, max: 2600 },
  }),
  sampleCard({
    id: 15,
    name: 'Gift card',
    image: sampleImage('gift-card'),
    isInStock: false,
    rating: 380,
    reviewCount: 11,
  }),
  sampleCard({
    id: 16,
    name: 'A breakfast set with a rather long name for its place',
    type: 'grouped',
    needsChoice: true,
    image: null,
    addUrl: sampleLinks.product('breakfast-set'),
    price: { current: 1800, regular: null, isOnSale: false, max: 120_000 },
  }),
  sampleCard({
    id: 17,
    name: 'The brew guide',
    type: 'external',
    image: sampleImage('brew-guide'),
    addUrl: 'https://books.example/brew',
    buttonText: 'Buy at the bookshop',
  }),
];

const inStock: StockView = { status: 'instock', text: '7 in stock' };

export const sampleReviewForm = (changes: Partial<ReviewFormView> = {}): ReviewFormView => ({
  state: 'open',
  needsRating: true,
  action: '/product/moon-jar/#comment-respond',
  values: { rating: '', comment: '', author: '', email: '' },
  errors: {},
  isHeld: false,
  ...changes,
});

export function sampleProduct(changes: Partial<ProductPageView> = {}): ProductPageView {
  return {
    ...sampleCard(),
    min: 1,
    max: 7,
    trail: [
      { label: 'Home', url: '/' },
      { label: 'Shop', url: '/shop/' },
      { label: 'Ceramics', url: '/product-category/ceramics/' },
    ],
    descriptionHtml:
      '<p>Two bowls, thrown one after the other and joined at the rim while the clay still gives. Where they meet, a line stays that you find with a finger sooner than with the eye.</p><p>Each one leans a little. That is how you know it from the next.</p>',
    shortDescriptionHtml: '<p>Thrown in two halves, joined at the belly, glazed in chalk white.</p>',
    galleryLayout: 'bottom',
    isGalleryPlayed: false,
    hasStickyBar: true,
    gallery: [
      sampleImage('print-dunes', 'The jar beside a window'),
      sampleImage('moon-jar-iron'),
      sampleImage('moon-jar-rose'),
      sampleImage('tall-vase-celadon'),
    ],
    categories: [
      { label: 'Ceramics', url: sampleLinks.category('ceramics') },
      { label: 'Vases', url: sampleLinks.category('vases') },
    ],
    tags: [{ label: 'white', url: sampleLinks.tag('white') }],
    attributes: [
      { key: 'weight', label: 'Weight', values: ['1.4 kg'] },
      { key: 'attribute_pa_glaze', label: 'Glaze', values: ['Chalk', 'Ash'] },
    ],
    stock: inStock,
    isSoldIndividually: false,
    choices: [],
    variations: [],
    grouped: [],
    reviews: [
      {
        id: 71,
        url: '/product/moon-jar/#comment-71',
        author: 'Ines',
        rating: 5,
        html: '<p>Heavier than it looks, and lovelier.</p>',
        isVerified: true,
        createdAt: Date.UTC(2026, 4, 12),
      },
      {
        id: 72,
        url: '/product/moon-jar/#comment-72',
        author: 'Tomás',
        rating: 4,
        html: '<p>The line around the middle is what I keep looking at. It arrived well packed.</p>',
        isVerified: false,
        createdAt: Date.UTC(2026, 3, 2),
      },
    ],
    reviewPaging: pagingView(1, 2, (page) => `/product/moon-jar/?cpage=${page}#reviews`),
    reviewForm: sampleReviewForm(),
    related: sampleCards.slice(1, 5),
    upsells: [],
    ...changes,
  };
}

const variation = (id: number, size: string, glaze: string, price: number, stock = inStock) => ({
  id,
  choices: { attribute_pa_size: size, attribute_glaze: glaze },
  price: { current: price, regular: price, isOnSale: false },
  image: sampleImage('moon-jar-chalk'),
  imageId: null,
  weight: '',
  dimensions: '',
  sku: `CUP-${id}`,
  stock,
  isPurchasable: true,
  isVirtual: false,
  isSoldIndividually: false,
  descriptionHtml: '',
  min: 1,
  max: stock.status === 'outofstock' ? 1 : 5,
});

export function sampleVariable(changes: Partial<ProductPageView> = {}): ProductPageView {
  return sampleProduct({
    id: 14,
    name: 'Stoneware cup',
    url: sampleLinks.product('stoneware-cup'),
    type: 'variable',
    needsChoice: true,
    price: { current: 1800, regular: 1800, isOnSale: false, max: 2600 },
    stock: { status: 'instock', text: '' },
    choices: [
      {
        name: 'attribute_pa_size',
        label: 'Size',
        options: [
          { value: 'small', label: 'Small, 120 ml' },
          { value: 'large', label: 'Large, 300 ml' },
        ],
        chosen: 'small',
      },
      {
        name: 'attribute_glaze',
        label: 'Glaze',
        options: [
          { value: 'Chalk', label: 'Chalk' },
          { value: 'Rust & iron', label: 'Rust & iron' },
        ],
        chosen: '',
      },
    ],
    variations: [
      variation(141, 'small', 'Chalk', 1800),
      variation(142, 'small', 'Rust & iron', 2000),
      variation(143, 'large', '', 2600, { status: 'outofstock', text: 'Out of stock' }),
    ],
    ...changes,
  });
}

export function sampleGrouped(): ProductPageView {
  const item = (product: ProductCardView) => ({ product, stock: inStock, min: 1, max: 7 });
  return sampleProduct({
    id: 16,
    name: 'Breakfast set',
    type: 'grouped',
    url: sampleLinks.product('breakfast-set'),
    price: { current: 1800, regular: null, isOnSale: false, max: 8900 },
    grouped: [
      item(sampleCard()),
      item(sampleCards[2] ?? sampleCard()),
      { ...item(sampleCard({ id: 18, name: 'Wooden tray' })), min: 1, max: 1 },
      {
        ...item(sampleCard({ id: 15, name: 'Gift card', isInStock: false })),
        stock: { status: 'outofstock', text: 'Out of stock' },
      },
    ],
  });
}
