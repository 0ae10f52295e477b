export { watchPlayerInput } from './watchPlayerInput.ts';
