import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import * as v from 'valibot';
import { type Leaves, leavesOf, readLeaves, writeLeaves } from '../../form/leaves.ts';
import type { Values } from '../../form/useDraft.ts';

type Body = ApiBody<'readMethod'>;
interface ClassCost {
  readonly shippingClass: string;
  readonly cost: string;
}

const CLASS_COSTS = 'settings.classCosts';

/** The costs of classes are a list of pairs here: their names can be anything. */
export const methodFields: Leaves = {
  ...leavesOf(apiEndpoints.updateMethod.body),
  [CLASS_COSTS]: v.array(v.object({ shippingClass: v.string(), cost: v.string() })),
};

export const readMethodFields = (method: Body): Values => ({
  ...readLeaves(methodFields, method),
  [CLASS_COSTS]: Object.entries(method.settings.classCosts).map(([shippingClass, cost]) => ({
    shippingClass,
    cost,
  })),
});

/** What is sent: only what was changed; of the settings everything, because the API replaces them as a whole. */
export function writeMethodFields(method: Body, changes: Values): Partial<Body> {
  const costs = changes[CLASS_COSTS] as readonly ClassCost[] | undefined;
  const written = writeLeaves(method, {
    ...changes,
    ...(costs && {
      [CLASS_COSTS]: Object.fromEntries(costs.map(({ shippingClass, cost }) => [shippingClass, cost])),
    }),
  }) as Body;
  const touched = new Set(Object.keys(changes).map((path) => path.split('.')[0]));
  return Object.fromEntries(Object.entries(written).filter(([name]) => touched.has(name)));
}
