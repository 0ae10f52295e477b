import type { UseQueryResult } from '@tanstack/react-query';
import { type Term, useTerms } from '../attributes/useTerms.ts';

export type Category = Term;

export const TAXONOMY = 'product_cat';

/** All of them, in their order. */
export const useCategories = (): UseQueryResult<readonly Category[]> => useTerms(TAXONOMY);
