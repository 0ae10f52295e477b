import { setImmediate } from 'node:timers/promises';
import { inTransaction } from '../../db/inTransaction.ts';
import { inUndoneTransaction } from '../../db/inUndoneTransaction.ts';
import type { NotSaved } from '../../input/Saved.ts';
import type { Shop } from '../../Shop.ts';
import { findVariations } from '../findVariations.ts';
import { lockProduct } from '../lockProduct.ts';
import type { Product } from '../Product.ts';
import { saveProduct } from '../saveProduct.ts';
import { saveVariation } from '../saveVariation.ts';
import { productTerms } from '../terms/listTerms.ts';
import { CATEGORY, TAG } from '../terms/Term.ts';
import {
  BULK_FIELDS,
  type BulkChanges,
  type BulkFields,
  changedFields,
  type Filed,
} from './changedFields.ts';

/** Products that are written at once: others write between them. */
const BATCH = 25;

/** A product, or one of its variations, before and after. */
export interface BulkChanged {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  /** That it has since. */
  readonly version: number;
  readonly before: BulkFields;
  readonly after: BulkFields;
}

export interface BulkRefused {
  readonly id: number;
  readonly name: string;
  readonly message: string;
}

export interface BulkResult {
  readonly changed: readonly BulkChanged[];
  readonly refused: readonly BulkRefused[];
}

type One = BulkChanged | BulkRefused | null;

/** Changes each as it stands now. As a preview it is the same, and is undone again. */
export const changeProducts = (
  shop: Shop,
  ids: readonly number[],
  changes: BulkChanges,
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): Promise<BulkResult> =>
  inBatches(shop, ids, isPreview, async (within, id) => {
    const product = await lockProduct(within, id);
    if (!product || product.type === 'variation') return [];
    const variations = product.type === 'variable' ? await findVariations(within, id) : [];
    const done: One[] = [];
    for (const each of [product, ...variations]) done.push(await changeOne(within, each, changes));
    return done;
  });

/** A change that is to be taken back. */
export type BulkUndo = Omit<BulkChanged, 'name'>;

/** Puts back what was before, unless somebody has changed the same product since. What was sold meanwhile stays sold. */
export const undoChanges = (shop: Shop, undone: readonly BulkUndo[]): Promise<BulkResult> =>
  inBatches(shop, undone, false, async (within, { id, version, before, after }) => {
    const product = await lockProduct(within, id);
    if (!product) return [];
    if (product.version !== version)
      return [{ id, name: product.name, message: 'Somebody else has changed it meanwhile.' }];
    return [await write(within, product, { ...before, ...stockBack(product, before, after) })];
  });

function stockBack({ stockQuantity }: Product, before: BulkFields, after: BulkFields): BulkFields {
  const [was, became] = [before.stockQuantity, after.stockQuantity];
  if (typeof was !== 'number' || typeof became !== 'number' || stockQuantity === null) return {};
  return { stockQuantity: stockQuantity + was - became };
}

async function inBatches<Item>(
  shop: Shop,
  items: readonly Item[],
  isPreview: boolean,
  work: (shop: Shop, item: Item) => Promise<readonly One[]>,
): Promise<BulkResult> {
  const all: One[] = [];
  for (let at = 0; at < items.length; at += BATCH) {
    const transact = isPreview ? inUndoneTransaction : inTransaction;
    all.push(
      ...(await transact(shop, async (within) => {
        const done: One[] = [];
        for (const item of items.slice(at, at + BATCH)) done.push(...(await work(within, item)));
        return done;
      })),
    );
    // Others are served between the batches, also by the embedded database, which never waits.
    await setImmediate();
  }
  return {
    changed: all.filter((one) => one !== null && 'after' in one),
    refused: all.filter((one) => one !== null && 'message' in one),
  };
}

async function changeOne(shop: Shop, product: Product, changes: BulkChanges): Promise<One> {
  const fields = changedFields(product, await filedOf(shop, product), changes);
  return Object.keys(fields).length === 0 ? null : write(shop, product, fields);
}

async function write(shop: Shop, product: Product, fields: BulkFields): Promise<One> {
  const { id, parentId, name } = product;
  const before = pick(product, await filedOf(shop, product), fields);
  const saved =
    parentId === null
      ? await saveProduct(shop, { ...fields, id })
      : await saveVariation(shop, parentId, { ...fields, id });
  if (!saved.ok) return { id, name, message: messageOf(saved) };
  return { id, parentId, name, version: saved.version, before, after: fields };
}

const messageOf = ({ errors }: NotSaved): string => errors.map(({ message }) => message).join(' ');

async function filedOf(shop: Shop, { id }: Product): Promise<Filed> {
  const terms = (await productTerms(shop, [id])).get(id) ?? [];
  return {
    categoryIds: terms.filter(({ taxonomy }) => taxonomy === CATEGORY).map((term) => term.id),
    tags: terms.filter(({ taxonomy }) => taxonomy === TAG).map(({ name }) => name),
  };
}

/** Of a product, the fields that others name. */
function pick(product: Product, filed: Filed, named: BulkFields): BulkFields {
  const now: Readonly<Record<string, unknown>> = { ...product, ...filed };
  return Object.fromEntries(
    BULK_FIELDS.filter((field) => field in named).map((field) => [field, now[field]]),
  );
}
