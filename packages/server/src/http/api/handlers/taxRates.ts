import { deleteTaxRate, findTaxRate, listTaxRates, saveTaxRate } from '../../../pricing/rules/taxRates.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';

const read = async (shop: Shop, id: number) => {
  const value = await findTaxRate(shop, id);
  return value && { value };
};

export const taxRateHandlers = {
  async listTaxRates({ shop, query }) {
    return { kind: 'list', ...(await listTaxRates(shop, query)) };
  },
  async createTaxRate({ shop, body }) {
    const saved = await saveTaxRate(shop, body);
    return saved.ok ? made(await read(shop, saved.id), `/tax-rates/${saved.id}`) : unsaved(saved);
  },
  readTaxRate: async ({ shop, params }) => shown(await read(shop, params.id)),
  async updateTaxRate(call) {
    const { shop, params, body } = call;
    const saved = await change(call, {
      table: 'tax_rates',
      id: params.id,
      read: (within) => read(within, params.id),
      write: (within) => saveTaxRate(within, { ...body, id: params.id }),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await read(shop, params.id)) : unsaved(saved);
  },
  async deleteTaxRate(call) {
    const { id } = call.params;
    return change(call, {
      table: 'tax_rates',
      id,
      read: (within) => read(within, id),
      write: async (within) => ((await deleteTaxRate(within, id)) ? done : missing()),
    });
  },
} satisfies Partial<Handlers>;
