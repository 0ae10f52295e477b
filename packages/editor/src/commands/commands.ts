import {
  CommandIcon,
  ExternalLink,
  FilePlus,
  Keyboard,
  LogOut,
  MailPlus,
  Monitor,
  Moon,
  PackagePlus,
  Percent,
  ShoppingCart,
  SquarePen,
  Sun,
  TicketPlus,
  Truck,
  UserPlus,
  Webhook,
} from 'lucide-react';
import { screens } from '../app/screens.ts';
import { setTheme } from '../app/theme.ts';
import { runningText } from '../session/runningText.ts';
import type { Command } from './Command.ts';

const toScreens: readonly Command[] = screens
  .filter(({ group }) => group !== null)
  .map(({ id, path, name, icon, shortcut, right }) => ({
    id: `go-${id}`,
    name: ({ t }) => t('goTo', { name: t(name) }),
    icon,
    ...(shortcut && { shortcut }),
    right,
    run: ({ go }) => go(path),
  }));

/** Everything that can be done from anywhere. What one screen can do stands in its own table. */
export const commands: readonly Command[] = [
  {
    id: 'palette',
    name: ({ t }) => t('commands'),
    icon: CommandIcon,
    shortcut: '$mod+k',
    run: ({ openPalette }) => openPalette(),
  },
  ...toScreens,
  {
    id: 'new-product',
    name: ({ t }) => t('newProduct'),
    icon: PackagePlus,
    shortcut: 'n p',
    right: 'manageCatalogue',
    run: ({ go }) => go('/products/new'),
  },
  {
    id: 'new-order',
    name: ({ t }) => t('newOrder'),
    icon: ShoppingCart,
    shortcut: 'n o',
    right: 'manageOrders',
    run: ({ go }) => go('/orders/new'),
  },
  {
    id: 'new-coupon',
    name: ({ t }) => t('newCoupon'),
    icon: TicketPlus,
    shortcut: 'n c',
    right: 'manageCoupons',
    run: ({ go }) => go('/coupons/new'),
  },
  {
    id: 'new-tax-rate',
    name: () => runningText()('newRate'),
    icon: Percent,
    shortcut: 'n t',
    right: 'manageSettings',
    run: ({ go }) => go('/taxes/new'),
  },
  {
    id: 'new-zone',
    name: () => runningText()('newZone'),
    icon: Truck,
    shortcut: 'n z',
    right: 'manageSettings',
    run: ({ go }) => go('/shipping/new'),
  },
  {
    id: 'new-page',
    name: ({ t }) => t('newPage'),
    icon: FilePlus,
    shortcut: 'n a',
    right: 'editPages',
    run: ({ go }) => go('/pages/new'),
  },
  {
    id: 'new-post',
    name: ({ t }) => t('newPost'),
    icon: SquarePen,
    shortcut: 'n b',
    right: 'editPosts',
    run: ({ go }) => go('/posts/new'),
  },
  {
    id: 'new-user',
    name: ({ t }) => t('newUser'),
    icon: UserPlus,
    shortcut: 'n u',
    right: 'manageUsers',
    run: ({ go }) => go('/users/new'),
  },
  {
    id: 'invite',
    name: ({ t }) => t('invite'),
    icon: MailPlus,
    shortcut: 'n i',
    right: 'manageUsers',
    run: ({ go }) => go('/invitations/new'),
  },
  {
    id: 'new-webhook',
    name: ({ t }) => t('newWebhook'),
    icon: Webhook,
    shortcut: 'n w',
    right: 'manageSettings',
    run: ({ go }) => go('/webhooks/new'),
  },
  {
    id: 'site',
    name: ({ t }) => t('site'),
    icon: ExternalLink,
    run: () => window.location.assign('/'),
  },
  { id: 'light', name: ({ t }) => t('light'), icon: Sun, run: () => setTheme('light') },
  { id: 'dark', name: ({ t }) => t('dark'), icon: Moon, run: () => setTheme('dark') },
  { id: 'as-system', name: ({ t }) => t('asSystem'), icon: Monitor, run: () => setTheme('system') },
  {
    id: 'shortcuts',
    name: ({ t }) => t('shortcuts'),
    icon: Keyboard,
    shortcut: 'Shift+?',
    run: ({ openShortcuts }) => openShortcuts(),
  },
  { id: 'log-out', name: ({ t }) => t('logOut'), icon: LogOut, run: ({ logOut }) => logOut() },
];
