export { cutIntoPieces } from '@vitrine/motion';
