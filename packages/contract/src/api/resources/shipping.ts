import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { count, filled, flag, int, list, oneOf, text } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { idText, paging } from '../schema/query.ts';

const one = strict({ id: idText });
const oneMethod = strict({ id: idText, methodId: idText });
const region = strict({ type: oneOf(['continent', 'country', 'state', 'postcode']), code: filled(50) });
const zone = { name: filled(200), position: int, regions: list(region) };

const formula = text(500);
const settings = anyOf({
  isTaxable: flag,
  cost: formula,
  classCosts: v.record(text(180), formula),
  noClassCost: formula,
  classCalculation: oneOf(['class', 'order']),
  requires: oneOf(['', 'coupon', 'min_amount', 'either', 'both']),
  minimum: v.pipe(count, v.description('In minor units of the currency.')),
  ignoresDiscounts: flag,
});
const method = {
  kind: oneOf(['flat_rate', 'free_shipping', 'local_pickup']),
  title: filled(200),
  isOn: flag,
  position: int,
  settings,
};
const methodAnswer = strict({
  id: v.number(),
  zoneId: v.number(),
  ...method,
  settings: v.required(settings),
});
const zoneAnswer = strict({ id: v.number(), ...zone, methods: v.array(methodAnswer) });
const zoneBody = anyOf(zone);
const methodBody = anyOf(method);

export const shipping = resource({
  listZones: {
    method: 'GET',
    path: '/shipping/zones',
    summary: 'Shipping zones with their methods, in the order in which they are looked at.',
    right: 'manageSettings',
    query: strict(paging),
    answer: pageOf(zoneAnswer),
  },
  createZone: {
    method: 'POST',
    path: '/shipping/zones',
    summary: 'A new zone. Without regions it is the rest of the world.',
    right: 'manageSettings',
    body: strict({ ...zoneBody.entries, name: zone.name }),
    answer: zoneAnswer,
    status: 201,
  },
  readZone: {
    method: 'GET',
    path: '/shipping/zones/:id',
    summary: 'One zone with its methods.',
    right: 'manageSettings',
    params: one,
    answer: zoneAnswer,
  },
  updateZone: {
    method: 'PATCH',
    path: '/shipping/zones/:id',
    summary: 'Changes what is given.',
    right: 'manageSettings',
    params: one,
    body: zoneBody,
    answer: zoneAnswer,
    needsMatch: true,
  },
  deleteZone: {
    method: 'DELETE',
    path: '/shipping/zones/:id',
    summary: 'Removes it with its methods.',
    right: 'manageSettings',
    params: one,
    status: 204,
    needsMatch: true,
  },
  createMethod: {
    method: 'POST',
    path: '/shipping/zones/:id/methods',
    summary: 'A new way of shipping within a zone.',
    right: 'manageSettings',
    params: one,
    body: strict({ ...methodBody.entries, kind: method.kind, title: method.title }),
    answer: methodAnswer,
    status: 201,
  },
  readMethod: {
    method: 'GET',
    path: '/shipping/zones/:id/methods/:methodId',
    summary: 'One way of shipping.',
    right: 'manageSettings',
    params: oneMethod,
    answer: methodAnswer,
  },
  updateMethod: {
    method: 'PATCH',
    path: '/shipping/zones/:id/methods/:methodId',
    summary: 'Changes what is given; `settings` are replaced as a whole.',
    right: 'manageSettings',
    params: oneMethod,
    body: methodBody,
    answer: methodAnswer,
    needsMatch: true,
  },
  deleteMethod: {
    method: 'DELETE',
    path: '/shipping/zones/:id/methods/:methodId',
    summary: 'Removes it.',
    right: 'manageSettings',
    params: oneMethod,
    status: 204,
    needsMatch: true,
  },
});
