export { mayCut } from './mayCut.ts';
export { playTransition } from './playTransition.ts';
