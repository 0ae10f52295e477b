/** What the parts of the navigation are called for those who hear them. */
export const NAV_LABELS = {
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
} as const;
