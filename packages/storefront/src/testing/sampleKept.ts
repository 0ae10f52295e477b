import { type CompareView, type WishlistView, pagingView } from '@vitrine/contract/shop';
import { sampleCard, sampleCards, sampleImage } from './sampleProducts.ts';

const sampleWishlistPaging = pagingView(1, 2, (page) => `/wishlist/?list=1&paged=${page}`);

export function sampleWishlist(changes: Partial<WishlistView> = {}): WishlistView {
  const items = sampleCards
    .slice(0, 3)
    .map((product) => ({ product, removeUrl: `/wishlist/?remove=${product.id}` }));
  return {
    groups: [
      { id: 1, name: 'My wishlist', isDefault: true, items, count: 27, paging: sampleWishlistPaging },
      {
        id: 2,
        name: 'For Ines',
        isDefault: false,
        items: items.slice(0, 1),
        count: 1,
        paging: pagingView(1, 1, () => '/wishlist/'),
      },
    ],
    lists: [
      { id: 1, name: 'My wishlist' },
      { id: 2, name: 'For Ines' },
    ],
    place: { list: 0, page: 1, url: '/wishlist/' },
    isGuest: false,
    isExpanded: true,
    nonce: 'aaaaaaaaaa',
    ...changes,
  };
}

export function sampleCompare(): CompareView {
  const compared = (id: number, name: string, image: string) => ({
    product: sampleCard({ id, name, image: sampleImage(image) }),
    shortDescriptionHtml: '<p>Glazed in chalk white.</p>',
    stock: { status: 'instock' as const, text: 'In stock' },
    removeUrl: `/compare/?remove=${id}`,
  });
  const rows = [
    { label: 'Glaze', values: ['Chalk', 'Rust'] },
    { label: 'Weight', values: ['1.4 kg', ''] },
  ];
  return {
    nonce: 'bbbbbbbbbb',
    tables: [
      {
        categoryId: 1,
        category: 'Ceramics',
        products: [
          compared(12, 'Moon jar, chalk', 'moon-jar-chalk'),
          compared(14, 'Stoneware cup', 'cup-rust'),
        ],
        rows,
        removeUrl: '/compare/?remove_category=1',
      },
      {
        categoryId: 4,
        category: 'Prints',
        products: [compared(13, 'Print: branch in the wind', 'print-branch')],
        rows: [],
        removeUrl: '/compare/?remove_category=4',
      },
    ],
  };
}
