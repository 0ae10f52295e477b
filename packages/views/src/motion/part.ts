export { entersByItself, isEntered, restStyle } from '@vitrine/engine';
export { motionReaders as readers } from '@vitrine/model';
export { wrapped } from './wrapped.ts';
