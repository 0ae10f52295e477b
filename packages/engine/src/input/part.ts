export { watchInput } from './watchInput.ts';
