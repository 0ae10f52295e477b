import type { User } from '../../../accounts/User.ts';
import { without } from './without.ts';
import { written } from './written.ts';

/** A user without addresses. */
export const userView = (user: User) => ({
  ...written(without(user, 'billing', 'shipping', 'onlyRights', 'blockedAt'), 'createdAt'),
  isBlocked: user.blockedAt !== null,
});
