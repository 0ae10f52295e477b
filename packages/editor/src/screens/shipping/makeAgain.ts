import type { ApiBody } from '@vitrine/contract/api';
import { api } from '../../api/api.ts';

/** A way of shipping as it was before it was deleted. */
export const makeMethod = (
  zone: number | string,
  { kind, title, isOn, position, settings }: ApiBody<'readMethod'>,
): Promise<unknown> =>
  api('createMethod', { params: { id: zone }, body: { kind, title, isOn, position, settings } });

/** And a zone with all its ways of shipping. */
export async function makeZone({ name, position, regions, methods }: ApiBody<'readZone'>): Promise<void> {
  const { body } = await api('createZone', { body: { name, position, regions } });
  for (const method of methods) await makeMethod(body.id, method);
}
