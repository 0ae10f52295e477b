import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, id, ids, timeText } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { idText } from '../schema/query.ts';

const one = strict({ id: idText });
const group = strict({
  id: v.number(),
  name: v.string(),
  isDefault: flag,
  items: v.array(strict({ productId: v.number(), addedAt: timeText })),
});
const answer = strict({ groups: v.array(group), count: v.number() });

export const wishlist = resource({
  readWishlist: {
    method: 'GET',
    path: '/me/wishlist',
    summary: 'Everything that one wishes for, by groups; the default one first.',
    right: 'login',
    answer,
  },
  addToWishlist: {
    method: 'POST',
    path: '/me/wishlist/items',
    summary: 'Adds a product, to the default group when none is given.',
    right: 'login',
    body: strict({ productId: id, groupId: v.optional(id) }),
    answer,
  },
  removeFromWishlist: {
    method: 'POST',
    path: '/me/wishlist/items/remove',
    summary: 'Removes products from a group, or from all of them.',
    right: 'login',
    body: strict({ productIds: ids, groupId: v.optional(id) }),
    answer,
  },
  moveWishlistItems: {
    method: 'POST',
    path: '/me/wishlist/items/move',
    summary: 'Moves products from one group to another.',
    right: 'login',
    body: strict({ productIds: ids, from: id, to: id }),
    answer,
  },
  createWishlistGroup: {
    method: 'POST',
    path: '/me/wishlist/groups',
    summary: 'A new group.',
    right: 'login',
    body: strict({ name: filled(100) }),
    answer: group,
    status: 201,
  },
  readWishlistGroup: {
    method: 'GET',
    path: '/me/wishlist/groups/:id',
    summary: 'One group.',
    right: 'login',
    params: one,
    answer: group,
  },
  updateWishlistGroup: {
    method: 'PATCH',
    path: '/me/wishlist/groups/:id',
    summary: 'Renames a group, or makes it the default one.',
    right: 'login',
    params: one,
    body: anyOf({
      name: filled(100),
      isDefault: v.literal(true, 'Must be true: make another one the default.'),
    }),
    answer: group,
    needsMatch: true,
  },
  deleteWishlistGroup: {
    method: 'DELETE',
    path: '/me/wishlist/groups/:id',
    summary: 'Removes a group with everything in it; the default one stays.',
    right: 'login',
    params: one,
    status: 204,
    needsMatch: true,
  },
});
