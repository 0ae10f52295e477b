export const ROLES = ['customer', 'editor', 'shop_manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const OWNER: readonly Role[] = ['admin'];
const MANAGERS: readonly Role[] = ['shop_manager', 'admin'];
const STAFF: readonly Role[] = ['editor', 'shop_manager', 'admin'];

/** Who may do what: the one place that says so. */
const RIGHTS = {
  /** Lists and drafts of modules, pages, posts. */
  seeDrafts: STAFF,
  editModules: STAFF,
  editPages: STAFF,
  editPosts: STAFF,
  editMenus: STAFF,
  uploadMedia: STAFF,
  manageCatalogue: MANAGERS,
  manageCoupons: MANAGERS,
  manageOrders: MANAGERS,
  moderateReviews: MANAGERS,
  seeCustomers: MANAGERS,
  /** The banner that says that the shop is not open yet; and the shop itself meanwhile. */
  seeComingSoon: MANAGERS,
  manageSettings: MANAGERS,
  /** Of the site, and of who sends its mails: with them an administrator's account could be taken. */
  setAddresses: OWNER,
  manageUsers: OWNER,
  seeMetrics: OWNER,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Right = keyof typeof RIGHTS;

/** Whether this visitor may; a guest may none of it. */
export const can = (user: { readonly role: Role } | null, right: Right): boolean =>
  user !== null && RIGHTS[right].includes(user.role);

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
