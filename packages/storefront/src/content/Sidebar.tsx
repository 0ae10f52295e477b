import type { FragmentContents, LinkView } from '@vitrine/contract/shop';
import { contentTexts, listTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { SearchBox } from '../frame/SearchBox.tsx';
import { useTexts } from '../shop/useTexts.ts';

/** The shop's own lists, beside a page. */
export function Sidebar({ sidebar }: { sidebar: FragmentContents['sidebar'] }): ReactElement {
  const t = useTexts(contentTexts);
  const ofLists = useTexts(listTexts);
  return (
    <div className="document-sidebar">
      <SearchBox id={sidebar.searchId} />
      <Links title={ofLists('productCategories')} links={sidebar.categories} />
      <Links title={t('latestPosts')} links={sidebar.posts} />
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly LinkView[] }): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
