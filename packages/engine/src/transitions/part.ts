export { cutIntoPieces } from '@vitrine/motion';
export { playTransition } from './playTransition.ts';
