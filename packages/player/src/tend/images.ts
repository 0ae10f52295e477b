// A file of its own: fetched as such, it does not bring the rest of the package along.
export { watchImages } from '@vitrine/browser';
