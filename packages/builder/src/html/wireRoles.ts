/** Roles that existing scripts and style sheets know these elements by, where a page of our own would use another element. */
export const asButton = { role: 'button', tabIndex: 0 } as const;
export const asRegion = { role: 'region' } as const;
export const asGroup = { role: 'group' } as const;
export const asList = { role: 'list' } as const;
export const asListItem = { role: 'listitem' } as const;
export const asProgress = { role: 'progressbar' } as const;
export const asPicture = { role: 'img' } as const;
/** Before a script comes it scrolls, which the keyboard can do only where it can stand. */
export const scrollsByKeys = { tabIndex: 0 } as const;
