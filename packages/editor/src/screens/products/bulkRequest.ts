import type { ApiRequest } from '@vitrine/contract/api';

export type BulkChanges = ApiRequest<'changeProducts'>['body']['changes'];
type PriceHow = NonNullable<BulkChanges['price']>['how'];

export const PRICE_HOWS = [
  'set',
  'raise',
  'lower',
  'raisePercent',
  'lowerPercent',
  'offRegular',
  'clear',
] as const;
const BY_PERCENT: ReadonlySet<string> = new Set(['raisePercent', 'lowerPercent', 'offRegular']);
export const isByPercent = (how: string): boolean => BY_PERCENT.has(how);

/** What the form says; empty is: leave it as it is. */
export interface BulkForm {
  readonly which: 'regular' | 'sale';
  readonly how: PriceHow | '';
  /** In minor units, or in hundredths of a per cent. */
  readonly amount: number | null;
  readonly roundTo: string;
  readonly setsDays: boolean;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly stockHow: 'set' | 'raise' | 'lower' | '';
  readonly quantity: number | null;
  readonly addCategory: string;
  readonly removeCategory: string;
  readonly addTags: string;
  readonly removeTags: string;
  readonly status: 'publish' | 'draft' | 'private' | '';
  readonly featured: 'yes' | 'no' | '';
  /** Null: as it is; empty is a class as well. */
  readonly taxClass: string | null;
}

export const EMPTY: BulkForm = {
  which: 'regular',
  how: '',
  amount: null,
  roundTo: '1',
  setsDays: false,
  from: undefined,
  to: undefined,
  stockHow: '',
  quantity: null,
  addCategory: '',
  removeCategory: '',
  addTags: '',
  removeTags: '',
  status: '',
  featured: '',
  taxClass: null,
};

const names = (written: string): string[] =>
  written
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const ids = (written: string): number[] => (written === '' ? [] : [Number(written)]);

/** What is asked of the server; null: nothing is. */
export function bulkRequest(form: BulkForm): BulkChanges | null {
  const { which, how, amount, stockHow, quantity, status, featured, taxClass } = form;
  const categories = { add: ids(form.addCategory), remove: ids(form.removeCategory) };
  const tags = { add: names(form.addTags), remove: names(form.removeTags) };
  const isSome = ({ add, remove }: { add: readonly unknown[]; remove: readonly unknown[] }) =>
    add.length + remove.length > 0;
  const changes: BulkChanges = {
    ...(how !== '' &&
      (how === 'clear' || amount !== null) && {
        price: { which, how, amount: amount ?? 0, roundTo: Number(form.roundTo) },
      }),
    ...(form.setsDays && { sale: { from: form.from ?? null, to: form.to ?? null } }),
    ...(stockHow !== '' && quantity !== null && { stock: { how: stockHow, quantity } }),
    ...(isSome(categories) && { categories }),
    ...(isSome(tags) && { tags }),
    ...(status !== '' && { status }),
    ...(featured !== '' && { isFeatured: featured === 'yes' }),
    ...(taxClass !== null && { taxClass }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
