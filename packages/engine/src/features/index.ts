import type { FeatureKind } from './Feature.ts';

/** Features by name: one line each. What a module does not use is never fetched. */
export const FEATURES: Readonly<Record<string, FeatureKind>> = {};
