import type { ApiRight } from '@vitrine/contract/api';
import {
  FolderTree,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Package,
  ShoppingCart,
  Star,
  Ticket,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { PlainText } from '../session/Session.tsx';

export interface Screen {
  readonly id: string;
  /** Below the admin. */
  readonly path: string;
  readonly name: PlainText;
  readonly icon: LucideIcon;
  /** Null: no entry of the menu; another screen leads there. */
  readonly group: 'shop' | 'people' | 'start' | null;
  readonly right?: ApiRight | undefined;
  readonly shortcut?: string;
  /** A file of its own. */
  readonly load: () => Promise<ComponentType>;
}

/** Every screen: one line each. A path that fits is taken, the first of them. */
export const screens: readonly Screen[] = [
  {
    id: 'dashboard',
    path: '/',
    name: 'dashboard',
    icon: LayoutDashboard,
    group: 'start',
    shortcut: 'g d',
    load: async () => (await import('../screens/Dashboard.tsx')).Dashboard,
  },
  {
    id: 'orders',
    path: '/orders',
    name: 'orders',
    icon: ShoppingCart,
    group: 'shop',
    right: 'manageOrders',
    shortcut: 'g o',
    load: async () => (await import('../screens/orders/Orders.tsx')).Orders,
  },
  {
    id: 'order',
    path: '/orders/:id',
    name: 'orderId',
    icon: ShoppingCart,
    group: null,
    right: 'manageOrders',
    load: async () => (await import('../screens/orders/Order.tsx')).Order,
  },
  {
    id: 'products',
    path: '/products',
    name: 'products',
    icon: Package,
    group: 'shop',
    right: 'manageCatalogue',
    shortcut: 'g p',
    load: async () => (await import('../screens/products/Products.tsx')).Products,
  },
  {
    id: 'product',
    path: '/products/:id',
    name: 'product',
    icon: Package,
    group: null,
    right: 'manageCatalogue',
    load: async () => (await import('../screens/products/Product.tsx')).Product,
  },
  {
    id: 'categories',
    path: '/categories',
    name: 'categories',
    icon: FolderTree,
    group: 'shop',
    right: 'manageCatalogue',
    shortcut: 'g t',
    load: async () => (await import('../screens/categories/Categories.tsx')).Categories,
  },
  {
    id: 'category',
    path: '/categories/:id',
    name: 'categories',
    icon: FolderTree,
    group: null,
    right: 'manageCatalogue',
    load: async () => (await import('../screens/categories/Category.tsx')).Category,
  },
  {
    id: 'media',
    path: '/media',
    name: 'media',
    icon: Images,
    group: 'shop',
    right: 'uploadMedia',
    shortcut: 'g m',
    load: async () => (await import('../screens/media/Media.tsx')).Media,
  },
  {
    id: 'media-item',
    path: '/media/:id',
    name: 'media',
    icon: Images,
    group: null,
    right: 'uploadMedia',
    load: async () => (await import('../screens/media/MediaItem.tsx')).MediaItem,
  },
  {
    id: 'coupons',
    path: '/coupons',
    name: 'coupons',
    icon: Ticket,
    group: 'shop',
    right: 'manageCoupons',
    shortcut: 'g c',
    load: async () => (await import('../screens/coupons/Coupons.tsx')).Coupons,
  },
  {
    id: 'coupon',
    path: '/coupons/:id',
    name: 'coupon',
    icon: Ticket,
    group: null,
    right: 'manageCoupons',
    load: async () => (await import('../screens/coupons/Coupon.tsx')).Coupon,
  },
  {
    id: 'reviews',
    path: '/reviews',
    name: 'reviews',
    icon: Star,
    group: 'shop',
    right: 'moderateReviews',
    shortcut: 'g r',
    load: async () => (await import('../screens/Reviews.tsx')).Reviews,
  },
  {
    id: 'users',
    path: '/users',
    name: 'users',
    icon: Users,
    group: 'people',
    right: 'seeCustomers',
    shortcut: 'g u',
    load: async () => (await import('../screens/Users.tsx')).Users,
  },
];
