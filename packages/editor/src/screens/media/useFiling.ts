import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { workTexts } from '../../session/workTexts.ts';
import { tell, tellFault } from '../../ui/toasts.tsx';

/** What is dragged: a file of the library, by its id. */
export const MEDIA_TYPE = 'vitrine-media';

/** Files some elsewhere; null: in no folder. */
export function useFiling(): (ids: readonly number[], folderId: number | null) => Promise<void> {
  const refresh = useRefresh();
  return async (ids, folderId) => {
    try {
      const { body } = await api('fileMedia', { body: { ids: [...ids], folderId } });
      tell(workTexts()('filed', { count: body.moved }));
    } catch (error) {
      tellFault(error);
    }
    await refresh('fileMedia');
  };
}
