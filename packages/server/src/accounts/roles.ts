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
  moderateComments: STAFF,
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
  /** Backup and restore, with everything that the shop knows of everybody; faults, jobs. */
  useTools: OWNER,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Right = keyof typeof RIGHTS;

/** Who asks: onlyRights is what a key may of what its maker may. */
export interface Rightful {
  readonly role: Role;
  readonly onlyRights?: readonly Right[] | undefined;
}

/** Whether this visitor may; a guest may none of it. */
export const can = (user: Rightful | null, right: Right): boolean =>
  user !== null &&
  (RIGHTS[right] as readonly Role[]).includes(user.role) &&
  (user.onlyRights?.includes(right) ?? true);

export const RIGHT_NAMES = Object.keys(RIGHTS) as readonly Right[];

export const isRight = (text: string): text is Right => Object.hasOwn(RIGHTS, text);

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
