import type { ApiBody, DocumentKind, SettingsSection } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import type { Option } from '../../ui/Choice.tsx';
import { settingsText } from './settingsText.ts';

type Choices = Readonly<Record<string, readonly Option[]>>;
type Named = Pick<ApiBody<'listDocuments'>['items'][number], 'title' | 'status'>;

/** As many as the API gives at once. */
const MOST = 100;

/** Fields that are chosen by name: of documents and modules, and of what the browser knows the names of. */
export function useSectionChoices(section: SettingsSection): Choices | undefined {
  const documents = {
    kit: useDocuments('kit', section),
    home: useDocuments('page', section),
    header: useDocuments('header', section),
    footer: useDocuments('footer', section),
  };
  const modules = useApi('listModules', { query: { perPage: MOST } }, { isOn: section === 'home' });
  const menus = useApi('listMenus', { query: { perPage: MOST } }, { isOn: section === 'menus' });
  const t = settingsText();
  const nameOf = (one: Named, alias: string): string => {
    const name = one.title || alias;
    return one.status === 'draft' ? t('draft', { name }) : name;
  };
  const choices: Partial<Record<SettingsSection, () => Choices>> = {
    site: () => ({
      timeZone: [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((id) => ({ id, label: id })),
    }),
    home: () => ({
      module: [
        { id: '', label: t('noModule') },
        ...(modules.data?.body.items ?? []).map((module) => ({
          id: module.alias,
          label: nameOf(module, module.alias),
        })),
      ],
    }),
    menus: () => {
      const all = [
        { id: '', label: t('noMenu') },
        ...(menus.data?.body.items ?? []).map(({ slug, name }) => ({ id: slug, label: name })),
      ];
      return { main: all, footer: all };
    },
    documents: () =>
      Object.fromEntries(
        Object.entries(documents).map(([field, { data }]) => [
          field,
          [
            { id: '0', label: t(field === 'kit' ? 'none' : 'noDocument') },
            ...(data?.body.items ?? []).map((one) => ({ id: String(one.id), label: nameOf(one, one.slug) })),
          ],
        ]),
      ),
  };
  return choices[section]?.();
}

const useDocuments = (kind: DocumentKind, section: SettingsSection) =>
  useApi('listDocuments', { query: { kind, perPage: MOST } }, { isOn: section === 'documents' });
