import type { ApiBody } from '@vitrine/contract/api';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { workTexts } from '../../session/workTexts.ts';
import { tell, tellFault } from '../../ui/toasts.tsx';

/** What is dragged: a file of the library, by its id. */
export const MEDIA_TYPE = 'vitrine-media';

/** Files some elsewhere, from where they can be taken back; null: in no folder. */
export function useFiling(): (ids: readonly number[], folderId: number | null) => Promise<void> {
  const refresh = useRefresh();
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      tellFault(error);
    }
    await refresh('fileMedia');
  }
  return (ids, folderId) =>
    attempt(async () => {
      const { body } = await api('fileMedia', { body: { ids: [...ids], folderId } });
      tell(workTexts()('filed', { count: body.moved }), () => void attempt(() => fileBack(body.before)));
    });
}

/** They may have come from several folders. */
async function fileBack(before: ApiBody<'fileMedia'>['before']): Promise<void> {
  for (const folderId of new Set(before.map((file) => file.folderId))) {
    const ids = before.filter((file) => file.folderId === folderId).map(({ id }) => id);
    await api('fileMedia', { body: { ids, folderId } });
  }
}
