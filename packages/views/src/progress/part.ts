export { ProgressBar } from './ProgressBar.tsx';
export { addProgressRules } from './progressCss.ts';
