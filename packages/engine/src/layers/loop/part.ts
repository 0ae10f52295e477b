export { createLoops } from './createLoops.ts';
