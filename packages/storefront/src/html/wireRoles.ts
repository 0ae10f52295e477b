/** Roles that existing scripts and pages have on links and forms, where a page of our own would use another element. */
export const asButton = { role: 'button' } as const;
export const asSearch = { role: 'search' } as const;
export const asDialog = { role: 'dialog' } as const;
