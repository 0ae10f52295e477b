import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Where what an export takes along lies. */
export const DEMO_FOLDER = at('apps/site/demo');
export const EMBED_FOLDER = at('packages/embed/dist');
