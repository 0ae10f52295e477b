import type { User } from '../../../accounts/User.ts';
import { written } from './written.ts';

/** A user without addresses. */
export const userView = ({ billing: _, shipping: __, ...user }: User) => written(user, 'createdAt');
