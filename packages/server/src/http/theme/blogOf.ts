import type { Call } from '../call/Call.ts';

/** By which the cookies of lists are told apart where several shops share an address; undefined where it stands alone. */
export const blogOf = ({ settings: { multisite } }: Pick<Call, 'settings'>): number | undefined =>
  multisite.on ? multisite.blogId : undefined;
