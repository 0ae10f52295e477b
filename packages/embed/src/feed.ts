export { resolveFeed } from '@vitrine/model';
