export { playShader } from './playShader.ts';
