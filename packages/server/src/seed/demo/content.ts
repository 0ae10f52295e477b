import type { MenuItem } from '../../content/menus.ts';
import { type DemoPage, neighbourPages } from './neighbourPages.ts';

export interface DemoPost {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly picture: string;
  readonly author: string;
  readonly daysAgo: number;
  readonly excerpt: string;
  readonly paragraphs: readonly string[];
}

export const demoPosts: readonly DemoPost[] = [
  {
    slug: 'the-moon-jar',
    title: 'The moon jar that would not lean',
    category: 'Throwing',
    tags: ['stoneware', 'studio'],
    picture: 'moon-jar-chalk',
    author: 'yuna',
    daysAgo: 3,
    excerpt: 'Two bowls, one seam, and a week of turning it towards the wall.',
    paragraphs: [
      'Every moon jar leans a little; this one stood up straight, and we spent days wondering what we had done wrong. A jar this size is two bowls, thrown on the same morning and joined rim to rim in the afternoon. The seam never sits quite level.',
      'We measured it, turned it, measured it again. Then somebody put a branch into it, off centre, and it looked right.',
    ],
  },
  {
    slug: 'celadon-in-the-rain',
    title: 'Celadon in the rain',
    category: 'Glaze',
    tags: ['stoneware', 'colour'],
    picture: 'tall-vase-celadon',
    author: 'marek',
    daysAgo: 11,
    excerpt: 'Our green comes from a ditch behind the kiln.',
    paragraphs: [
      'After the wet October it came out bluer than any test tile, and nobody in the studio wants to filter it ever again. The ash settles with the clay of the bank, and both change with the water.',
      'So this winter’s celadon is a vintage. When it is gone, it is gone.',
    ],
  },
  {
    slug: 'rust-on-purpose',
    title: 'Rust, on purpose',
    category: 'Glaze',
    tags: ['colour', 'studio'],
    picture: 'stout-vase-rust',
    author: 'adaeze',
    daysAgo: 18,
    excerpt: 'Iron filings from the farrier, sieved through an old stocking.',
    paragraphs: [
      'The first firing looked like an accident. The second looked like a decision, which is the whole craft in one sentence.',
      'The trick is to stir until the last second. Iron is heavy and wants to sleep at the bottom of the bucket.',
    ],
  },
  {
    slug: 'how-low-to-hang-a-lamp',
    title: 'How low to hang a lamp',
    category: 'At home',
    tags: ['light'],
    picture: 'lamp-pendant-mustard',
    author: 'yuna',
    daysAgo: 27,
    excerpt: 'Sixty centimetres above the table, and other rules that you may break.',
    paragraphs: [
      'Sit down first. If you see the bulb, the lamp hangs too high; if you do not see your guest, too low. Sixty centimetres above the table is a good place to start.',
      'Over a reading chair, put the rim at the height of your ear. And give every room a lamp that is for nothing at all.',
    ],
  },
  {
    slug: 'tuesday-is-roasting-day',
    title: 'Tuesday is roasting day',
    category: 'Coffee',
    tags: ['coffee'],
    picture: 'coffee-morning',
    author: 'marek',
    daysAgo: 41,
    excerpt: 'Why we never sell coffee on the day it was roasted.',
    paragraphs: [
      'Fresh is not the same as good. For two days the beans breathe out, and a cup made of them is all bubbles and no taste.',
      'That is why we roast on Tuesdays and send on Wednesdays: when the parcel is at your door, the coffee is ready.',
    ],
  },
  {
    slug: 'a-scent-for-an-empty-room',
    title: 'A scent for an empty room',
    category: 'At home',
    tags: ['scent', 'light'],
    picture: 'diffuser-moss',
    author: 'adaeze',
    daysAgo: 56,
    excerpt: 'Less than you think, and never at the door.',
    paragraphs: [
      'A room should smell of something for one breath, when you come in, and of nothing after that. Put the diffuser where air moves past it slowly: a shelf on the way to the kitchen, not the hall.',
      'Start with three reeds. You can always add the others, but you cannot take back a Sunday.',
    ],
  },
  {
    slug: 'what-happens-at-the-wheel',
    title: 'What happens at the wheel',
    category: 'Throwing',
    tags: ['studio'],
    picture: 'workshop',
    author: 'yuna',
    daysAgo: 70,
    excerpt: 'Eight people, eight wheels, and a great deal of water.',
    paragraphs: [
      'In the first half hour nothing works. In the second, one thing does, and nobody knows why. By nine o’clock there are sixteen pots on the board and soup on the table.',
      'We fire two pieces of everyone. The rest goes back into the bucket, and will be somebody’s cup.',
    ],
  },
];

/** slug, title, paragraphs. The pages of the shop itself are drawn by the shop. */
export const demoPages: readonly DemoPage[] = [
  [
    'about',
    'About the house',
    [
      'We are nine people in an old rope factory: three potters, a printer, a lamp maker, two who roast and two who pack. What we cannot make ourselves comes from people whose names we know.',
      'Everything in the shop has been in one of our own kitchens for a year before it is sold.',
    ],
  ],
  [
    'shipping-and-returns',
    'Shipping and returns',
    [
      'Orders that reach us before noon leave on the same day. In France they take two days, in the European Union three to five. From 60 € on, shipping in France is free.',
      'You have thirty days to change your mind. Send things back as they came; if something arrived broken, a photo is enough.',
    ],
  ],
  [
    'contact',
    'Contact',
    [
      'Write to hello@vitrine.example; a person answers, usually on the same day.',
      'The counter is open from Wednesday to Saturday, 10 to 18 h. Ring twice, the kiln is loud.',
    ],
  ],
  [
    'care',
    'How to care for it',
    [
      'Stoneware may go into the dishwasher, porcelain likes hands better. Let hot pots cool before they meet cold water.',
      'Prints want no direct sun. Lamps are dusted with a dry brush, from top to bottom.',
    ],
  ],
  [
    'privacy',
    'Privacy',
    [
      'We keep what we need to send your order and nothing else. We count visits without cookies and give no data away.',
      'Ask us what we know about you, and we tell you, or delete it.',
    ],
  ],
  [
    'terms',
    'Terms of sale',
    [
      'Prices include tax. A contract is made when we confirm that your parcel has left.',
      'Handmade things differ from their pictures. That is not a fault, but if you do not like yours, send it back.',
    ],
  ],
  ...neighbourPages,
];

const item = (title: string, url: string, children: readonly MenuItem[] = []): MenuItem => ({
  title,
  url,
  children,
});
const category = (title: string, slug: string, children: readonly MenuItem[] = []): MenuItem =>
  item(title, `/product-category/${slug}/`, children);

const shopItems: readonly MenuItem[] = [
  category('Ceramics', 'ceramics', [
    category('Vases', 'vases'),
    category('Tableware', 'tableware'),
    category('Cups and mugs', 'cups-and-mugs'),
  ]),
  category('Lamps', 'lamps', [
    category('Table lamps', 'table-lamps'),
    category('Pendants', 'pendants'),
    category('Portable', 'portable'),
  ]),
  category('Prints', 'prints', [category('Landscapes', 'landscapes'), category('Drawings', 'drawings')]),
  category('Coffee', 'coffee', [category('Beans', 'beans'), category('Equipment', 'equipment')]),
  category('Scents', 'scents', [
    category('Perfumes', 'perfumes'),
    category('Candles', 'candles'),
    category('For rooms', 'for-rooms'),
  ]),
  {
    ...category('Gifts', 'gifts'),
    html: '<p>Wrapped in paper, with a card that you write yourself.</p>',
  },
];

export const demoMenus: readonly {
  readonly slug: string;
  readonly name: string;
  readonly items: readonly MenuItem[];
}[] = [
  {
    slug: 'main',
    name: 'Main menu',
    items: [
      { ...item('Shop', '/shop/', shopItems), isMega: true },
      ...shopItems.slice(0, 5).map(({ title, url }) => item(title, url)),
      item('Journal', '/blog/'),
      item('About', '/about/'),
    ],
  },
  { slug: 'categories', name: 'Categories', items: shopItems },
  {
    slug: 'footer',
    name: 'Footer',
    items: [
      item('Shipping and returns', '/shipping-and-returns/'),
      item('How to care for it', '/care/'),
      item('Contact', '/contact/'),
      item('Privacy', '/privacy/'),
      item('Terms of sale', '/terms/'),
    ],
  },
];
