import { Link } from 'wouter';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';

const SHOWN = 5;
const last = { perPage: SHOWN, sort: '-updatedAt' } as const;

/** What those who write are at: drafts, what waits to be approved, and what was changed last. */
export function Content() {
  const { can } = useSession();
  const t = toolTexts();
  const posts = useApi('listPosts', { query: { ...last, status: 'draft' } });
  const drafts = useApi('listPages', { query: { ...last, status: 'draft' } });
  const pages = useApi('listPages', { query: last });
  const modules = useApi('listModules', { query: { perPage: SHOWN } });
  const held = useApi(
    'listComments',
    { query: { status: 'hold', perPage: 1 } },
    // Who sees orders is told of them above.
    { isOn: can('moderateComments') && !can('manageOrders') },
  );
  const waiting = held.data?.body.total ?? 0;
  const written = [
    ...(posts.data?.body.items ?? []).map((post) => ({ ...post, path: `/posts/${post.id}` })),
    ...(drafts.data?.body.items ?? []).map((page) => ({ ...page, path: `/pages/${page.id}` })),
  ];
  const recent = (pages.data?.body.items ?? []).map((page) => ({ ...page, path: `/pages/${page.id}` }));
  const played = (modules.data?.body.items ?? []).map((module) => ({
    ...module,
    path: `/modules/${module.id}`,
  }));
  return (
    <div className="side-by-side">
      {waiting > 0 && (
        <section className="card">
          <Link href="/comments">{t('commentsToDo', { count: waiting })}</Link>
        </section>
      )}
      <Titles id="drafts" title={t('drafts')} items={written} nothing={t('noDrafts')} />
      <Titles id="recent-pages" title={t('recentPages')} items={recent} />
      <Titles id="recent-modules" title={t('recentModules')} items={played} />
    </div>
  );
}

interface TitlesProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly path: string; readonly updatedAt: string }[];
  /** Said where there is none; without it nothing is shown then. */
  readonly nothing?: string;
}

function Titles({ id, title, items, nothing }: TitlesProps) {
  const { moment } = useSession();
  if (items.length === 0 && nothing === undefined) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.length === 0 && <p className="soft">{nothing}</p>}
      <ul className="plain">
        {items.map((item) => (
          <li key={item.path} className="titled">
            <Link href={item.path}>{item.title}</Link>
            <span className="soft">{moment(item.updatedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
