import { useApi, useRefresh } from '../../api/queries.ts';
import { api } from '../../api/api.ts';
import { useSession } from '../../session/Session.tsx';

export const MENU_PLACES = ['main', 'footer'] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];
type Places = Readonly<Record<MenuPlace, string>>;

interface MenuPlaces {
  /** Null: who asks may not know, or it is not known yet. */
  readonly places: Places | null;
  readonly put: (place: MenuPlace, slug: string) => Promise<void>;
}

/** Which menu stands where: settings say so. */
export function useMenuPlaces(): MenuPlaces {
  const { can } = useSession();
  const refresh = useRefresh();
  const params = { section: 'menus' } as const;
  const { data } = useApi('readSettingsSection', { params }, { isOn: can('manageSettings') });
  const places = (data?.body ?? null) as Places | null;
  return {
    places,
    async put(place, slug) {
      // As it stands now: this may be called long after it was drawn.
      const { body, tag } = await api('readSettingsSection', { params });
      await api('replaceSettingsSection', {
        params,
        match: tag,
        body: { ...(body as Places), [place]: slug },
      });
      await refresh('replaceSettingsSection');
    },
  };
}
