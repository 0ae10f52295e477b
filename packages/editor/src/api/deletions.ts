import type { apiEndpoints, ApiName } from '@vitrine/contract/api';

/**
 * `undo`: what says that it is done takes it back. `trash`: the same, since it is only put into the trash; out of there it is deleted for good, and that
 * asks. `asks`: first, since nothing brings it back.
 */
type Deletion = 'undo' | 'trash' | 'asks';

/** What visitors take out of their own cart and lists; the admin has nothing to do with it. */
type OfVisitors = `/shop/${string}` | `/me/wishlist/${string}`;

type Deletes = {
  [Name in ApiName]: (typeof apiEndpoints)[Name] extends { method: 'DELETE'; path: infer Path }
    ? Path extends OfVisitors
      ? never
      : Name
    : never;
}[ApiName];

/** Every call that deletes, and how nobody loses anything by it that they did not mean to. A call without a line here does not compile. */
export const deletions = {
  deleteProduct: 'trash',
  deletePage: 'trash',
  deletePost: 'trash',
  deleteModule: 'trash',
  deleteDocument: 'trash',
  deleteReview: 'trash',
  deleteComment: 'trash',
  // Nothing refers to these by their number: made anew they are the same.
  deleteMenu: 'undo',
  deleteTaxRate: 'undo',
  deleteZone: 'undo',
  deleteMethod: 'undo',
  deleteMediaFolder: 'undo',
  // Products and posts are filed under it, and are not any more.
  deleteTerm: 'asks',
  deleteAttribute: 'asks',
  // Carts and orders know it by its number.
  deleteVariation: 'asks',
  // How often it was used, and by whom, is counted by its number.
  deleteCoupon: 'asks',
  // Its file is gone.
  deleteMedia: 'asks',
  deleteImport: 'asks',
  // With a secret that the server shows once.
  revokeApiKey: 'asks',
  withdrawInvitation: 'asks',
  deleteWebhook: 'asks',
  revokeMyLogin: 'asks',
  revokeMyLogins: 'asks',
  revokeUserLogins: 'asks',
  // That is what it is for.
  erasePerson: 'asks',
  clearFaults: 'asks',
} as const satisfies Readonly<Record<Deletes, Deletion>> & Partial<Record<ApiName, Deletion>>;

export type DeletedBy<How extends Deletion> = {
  [Name in keyof typeof deletions]: (typeof deletions)[Name] extends How ? Name : never;
}[keyof typeof deletions];
