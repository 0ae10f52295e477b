import type { DashboardView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface AccountShellProps {
  title: string;
  /** Empty for who is not logged in. */
  menu: DashboardView['menu'];
  children: ReactNode;
}

/** What the account's pages have around them. */
export function AccountShell({ title, menu, children }: AccountShellProps): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <div className="wrap woocommerce">
      <h1>{title}</h1>
      <div className="with-side">
        {menu.length > 0 && (
          <nav className="woocommerce-MyAccount-navigation" aria-label={t('pages')}>
            <ul className="side-menu">
              {menu.map(({ label, url, isCurrent }) => (
                <li key={url} className={isCurrent ? 'is-active' : undefined}>
                  <a href={url} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="woocommerce-MyAccount-content">{children}</div>
      </div>
    </div>
  );
}
