export { createSlideActions } from '../player/createSlideActions.ts';
