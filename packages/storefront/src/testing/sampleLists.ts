import { type HomeView, type ListFilterView, type ListView, pagingView } from '@vitrine/contract/shop';
import { sampleCards, sampleImage } from './sampleProducts.ts';
import { sampleCategories } from './sampleShop.ts';

const sampleFilters: ListFilterView = {
  groups: [
    {
      id: 'filter-glaze',
      name: 'Glaze',
      look: 'chips',
      choices: [
        { id: 'filter-glaze-chalk', name: 'Chalk', count: 9, isChosen: true, url: '/shop/' },
        {
          id: 'filter-glaze-teal',
          name: 'Teal',
          count: 4,
          isChosen: false,
          url: '/shop/?filter_glaze=chalk,teal',
          colour: 'teal',
        },
      ],
    },
    {
      id: 'filter-rating',
      name: 'Rating',
      look: 'rows',
      choices: [
        {
          id: 'filter-rating-4',
          name: '4 stars',
          count: 3,
          isChosen: false,
          url: '/shop/?rating_filter=4',
          stars: 4,
        },
      ],
    },
  ],
  price: {
    lowest: 12,
    highest: 240,
    from: '20',
    to: '',
    action: '/shop/',
    kept: { filter_glaze: 'chalk' },
  },
  chosen: [
    { id: 'chosen-filter-glaze-chalk', name: 'Chalk', url: '/shop/?min_price=20' },
    { id: 'chosen-price', name: 'From €20.00', url: '/shop/?filter_glaze=chalk' },
  ],
  clearUrl: '/shop/',
};

export function sampleList(changes: Partial<ListView> = {}): ListView {
  return {
    title: 'Ceramics',
    trail: [
      { label: 'Home', url: '/' },
      { label: 'Shop', url: '/shop/' },
    ],
    descriptionHtml: '<p>Thrown, glazed and fired within a day’s walk of the shop.</p>',
    products: sampleCards,
    total: 57,
    isTotalCapped: false,
    perPage: 6,
    sizes: [12, 24, 48].map((size) => ({ size, url: `/shop/?per_page=${size}` })),
    paging: pagingView(2, 10, (page) => `/shop/page/${page}/`),
    sort: 'menu_order',
    sorts: [
      { value: 'menu_order', label: 'Default sorting' },
      { value: 'price', label: 'Sort by price: low to high' },
    ],
    action: '/shop/',
    kept: { product_cat: 'ceramics' },
    search: '',
    categories: sampleCategories,
    category: 'ceramics',
    allCategoriesUrl: '/shop/',
    filters: sampleFilters,
    ...changes,
  };
}

export function sampleHome(changes: Partial<HomeView> = {}): HomeView {
  return {
    title: 'Vitrine',
    text: 'Things for a quiet table, made by people we know.',
    heroHtml: '',
    hasProducts: true,
    categories: sampleCategories.map(({ name, url, count }) => ({
      label: name,
      url,
      count,
      image: sampleImage('cup-rust'),
    })),
    newest: sampleCards.slice(0, 4),
    sale: sampleCards.slice(2, 4),
    posts: [
      {
        title: 'Rust, on purpose',
        url: '/blog/rust-on-purpose/',
        excerptHtml: '<p>Iron filings from the farrier.</p>',
        image: sampleImage('cup-rust'),
        publishedAt: 0,
        categories: [{ label: 'Glaze', url: '/category/glaze/' }],
      },
    ],
    postsUrl: '/blog/',
    ...changes,
  };
}
