/** A list with choices in its address is one of endlessly many: search engines are not led there. */
export const relOf = (url: string): 'nofollow' | undefined => (url.includes('?') ? 'nofollow' : undefined);
