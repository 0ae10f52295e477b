/** All widgets that fold: one file, since they share most of what they do. */
export { accordion, tabs, toggle } from './folds.ts';
export { nestedAccordion } from './nestedAccordion.ts';
export { nestedTabs } from './nestedTabs.ts';
