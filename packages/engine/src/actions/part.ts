export { createSlideActions } from './createSlideActions.ts';
