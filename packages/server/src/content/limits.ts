/** Characters. */
export const TITLE_CHARACTERS = 300;
export const CONTENT_CHARACTERS = 500_000;
export const EXCERPT_CHARACTERS = 5_000;
/** Posts on a page of a list, unless asked, and at most. */
export const POSTS_PER_PAGE = 10;
export const MOST_POSTS_PER_PAGE = 100;
/** Of a menu: items in all, and levels below each other. */
export const MENU_ITEMS = 500;
export const MENU_LEVELS = 5;
