import { type ApiBody, apiEndpoints, type ApiMenuItem } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { documentLabels, documentTexts } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { CheckField } from '../../ui/fields.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { MenuItems } from './MenuItems.tsx';
import { flatten, nest } from './menuTree.ts';
import { MENU_PLACES, type MenuPlace, useMenuPlaces } from './useMenuPlaces.ts';
import '../../shelf/shelf.css';
import './menus.css';

type MenuBody = ApiBody<'readMenu'>;

interface Written {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly items: readonly ApiMenuItem[];
}

const { entries: SCHEMAS } = apiEndpoints.replaceMenu.body;
const NEW = 'new';

export function Menu() {
  const { slug = '' } = useParams();
  return slug === NEW ? <NewMenu /> : <StoredMenu slug={decodeURIComponent(slug)} />;
}

function useForm() {
  const { t } = useSession();
  const own = documentTexts();
  return {
    schemas: SCHEMAS,
    labels: {
      ...documentLabels(t, []),
      field: (field: string) => own(field === 'name' ? 'menuName' : 'items'),
    },
    groups: [{ title: own('menu'), names: ['name'] as const }],
  };
}

function NewMenu() {
  const { t } = useSession();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const stored: Written = { name: '', items: [] };
  return (
    <ItemForm
      {...useForm()}
      name="menu:new"
      title={t('newMenu')}
      stored={stored}
      isNew
      save={async ({ name = '', items = [] }) => {
        // Where a new one is made has this address.
        const slug = name.trim().toLowerCase() === NEW ? 'new-menu' : name;
        const { body } = await api('createMenu', { body: { slug, name, items: [...items] } });
        await refresh('createMenu');
        go(`/menus/${encodeURIComponent(body.slug)}`);
      }}
    >
      {(draft, { errorOf }) => (
        <MenuItems
          items={draft.value.items}
          onChange={(items) => draft.set('items', items)}
          errorOf={errorOf}
        />
      )}
    </ItemForm>
  );
}

const writtenOf = ({ name, items }: MenuBody): Written => ({ name, items: nest(flatten(items)) });

function StoredMenu({ slug }: { readonly slug: string }) {
  const form = useForm();
  const refresh = useRefresh();
  const params = { slug };
  const query = useApi('readMenu', { params });
  const known = { ...query, data: query.isPlaceholderData ? undefined : query.data };
  return (
    <Answer query={known}>
      {({ body, tag }) => (
        <ItemForm
          {...form}
          key={slug}
          name={`menu:${slug}`}
          title={body.name}
          stored={writtenOf(body)}
          isNew={false}
          save={async (changes) => {
            const { name, items } = { ...writtenOf(body), ...changes };
            await api('replaceMenu', { params, match: tag, body: { name, items: [...items] } });
            await refresh('replaceMenu');
          }}
          readAgain={async () => writtenOf((await query.refetch()).data?.body ?? body)}
          renderMore={() => <Places slug={slug} />}
          actions={
            <RemoveItem
              name={body.name}
              removes="deleteMenu"
              remove={() => api('deleteMenu', { params, match: '*' })}
              undo={() => api('createMenu', { body: { slug, name: body.name, items: body.items } })}
              to="/menus"
            />
          }
        >
          {(draft, { errorOf }) => (
            <MenuItems
              items={draft.value.items}
              onChange={(items) => draft.set('items', items)}
              errorOf={errorOf}
            />
          )}
        </ItemForm>
      )}
    </Answer>
  );
}

/** Where it stands in the shop; at once, as settings are. */
function Places({ slug }: { readonly slug: string }) {
  const t = documentTexts();
  const { places, put } = useMenuPlaces();
  if (!places) return null;
  async function set(place: MenuPlace, next: string, before: string): Promise<void> {
    await put(place, next);
    tell(t('placed'), () => void put(place, before).catch(tellFault));
  }
  return (
    <fieldset className="card fields">
      <legend>{t('locations')}</legend>
      {MENU_PLACES.map((place) => (
        <CheckField
          key={place}
          label={t(`place.${place}`)}
          isSelected={places[place] === slug}
          onChange={(isThere) => void set(place, isThere ? slug : '', places[place]).catch(tellFault)}
        />
      ))}
    </fieldset>
  );
}
