/** Characters. */
export const TITLE_CHARACTERS = 300;
export const CONTENT_CHARACTERS = 500_000;
export const EXCERPT_CHARACTERS = 5_000;
export const COMMENT_CHARACTERS = 5_000;
/** Of one address, or of one account: more than anyone writes. */
export const COMMENTS_BY_ADDRESS = { limit: 10, windowMs: 3_600_000 } as const;
/** Conversations on a page of comments, and answers in one of them: a page is never longer than both. */
export const COMMENTS_PER_PAGE = 20;
export const REPLIES_PER_THREAD = 30;
/** Posts on a page of a list, unless asked, and at most. */
export const POSTS_PER_PAGE = 10;
export const MOST_POSTS_PER_PAGE = 100;
/** Of a menu: items in all, and levels below each other. */
export const MENU_ITEMS = 500;
export const MENU_LEVELS = 5;
