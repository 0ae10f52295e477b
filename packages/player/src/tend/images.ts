export { watchImages } from '@vitrine/browser';
