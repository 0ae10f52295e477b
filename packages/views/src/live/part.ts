export { playReaders as readers } from '@vitrine/model';
export { spansSlide } from '@vitrine/engine';
export { GlobalSlideView } from '../slide/GlobalSlideView.tsx';
export { liveCss } from './liveCss.ts';
export { ModuleContent } from './ModuleContent.tsx';
