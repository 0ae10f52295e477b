export { paintReaders as readers } from '@vitrine/model';
export { authorDeclarations, cursorOf } from './authorDeclarations.ts';
export { frameDeclarations, letterDeclarations } from './decorCss.ts';
export { filterDeclaration } from './filterDeclaration.ts';
export { MODULE_SHADOWS } from './moduleShadows.ts';
export { scopeAuthorCss } from './scopeAuthorCss.ts';
export { overlayDeclarations } from './overlayPattern.ts';
