import { searchProducts } from '../../search/searchProducts.ts';
import { json } from '../answer/Answer.ts';
import { textField } from '../request/fields.ts';
import type { ThemeAction } from './ThemeAction.ts';

export const ajaxSearch: ThemeAction = async (call) =>
  json({
    suggestions: await searchProducts(call.shop, { text: textField(call.fields, 'query') ?? '', limit: 20 }),
  });
