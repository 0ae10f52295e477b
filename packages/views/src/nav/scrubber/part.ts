export { Scrubber } from './Scrubber.tsx';
export { addScrubberRules } from './scrubberCss.ts';
