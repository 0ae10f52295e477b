import { deleteMethod, findMethod, saveMethod } from '../../../pricing/rules/methods.ts';
import { deleteZone, findZoneRow, listZones, saveZone } from '../../../pricing/rules/zones.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { slicePage } from '../slicePage.ts';

const readZone = async (shop: Shop, id: number) => {
  const value = await findZoneRow(shop, id);
  return value && { value };
};
const readMethod = async (shop: Shop, zoneId: number, id: number) => {
  const value = await findMethod(shop, zoneId, id);
  return value && { value };
};

export const shippingHandlers = {
  listZones: async ({ shop, query }) => slicePage(await listZones(shop), query),
  async createZone({ shop, body }) {
    const saved = await saveZone(shop, body);
    return saved.ok ? made(await readZone(shop, saved.id), `/shipping/zones/${saved.id}`) : unsaved(saved);
  },
  readZone: async ({ shop, params }) => shown(await readZone(shop, params.id)),
  async updateZone(call) {
    const { shop, params, body } = call;
    const saved = await change(call, {
      table: 'shipping_zones',
      id: params.id,
      read: (within) => readZone(within, params.id),
      write: (within) => saveZone(within, { ...body, id: params.id }),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await readZone(shop, params.id)) : unsaved(saved);
  },
  async deleteZone(call) {
    const { id } = call.params;
    return change(call, {
      table: 'shipping_zones',
      id,
      read: (within) => readZone(within, id),
      write: async (within) => ((await deleteZone(within, id)) ? done : missing()),
    });
  },
  async createMethod({ shop, params: { id }, body }) {
    const saved = await saveMethod(shop, id, body);
    if (!saved.ok) return unsaved(saved);
    return made(await readMethod(shop, id, saved.id), `/shipping/zones/${id}/methods/${saved.id}`);
  },
  readMethod: async ({ shop, params }) => shown(await readMethod(shop, params.id, params.methodId)),
  async updateMethod(call) {
    const { shop, params, body } = call;
    const { id: zoneId, methodId: id } = params;
    const saved = await change(call, {
      // Its zone: every save of a method locks that.
      table: 'shipping_zones',
      id: zoneId,
      read: (within) => readMethod(within, zoneId, id),
      write: (within) => saveMethod(within, zoneId, { ...body, id }),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await readMethod(shop, zoneId, id)) : unsaved(saved);
  },
  async deleteMethod(call) {
    const { id: zoneId, methodId: id } = call.params;
    return change(call, {
      table: 'shipping_zones',
      id: zoneId,
      read: (within) => readMethod(within, zoneId, id),
      write: async (within) => ((await deleteMethod(within, zoneId, id)) ? done : missing()),
    });
  },
} satisfies Partial<Handlers>;
