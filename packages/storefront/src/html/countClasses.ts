/** Of a number on an icon. None is no news: it is told to who hears the page, and shown to nobody. */
export const countClasses = (count: number | null, ...more: readonly string[]): string =>
  [...more, 'wd-tools-count', ...(count === 0 ? ['is-zero'] : [])].join(' ');
