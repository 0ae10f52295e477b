export { watchPlayerInput } from '../player/watchPlayerInput.ts';
