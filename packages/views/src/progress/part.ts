export { progressReaders as readers } from '@vitrine/model';
export { ProgressBar } from './ProgressBar.tsx';
export { addProgressRules } from './progressCss.ts';
