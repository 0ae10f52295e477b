import type { ReactElement } from 'react';

export type Section = 'home' | 'modules' | 'shop';

const navigation: { section: Section; label: string; href: string }[] = [
  { section: 'home', label: 'Home', href: '/' },
  { section: 'modules', label: 'Modules', href: '/modules' },
  { section: 'shop', label: 'Shop', href: '/shop/' },
];

interface PageFrameProps {
  section: Section | undefined;
  mainHtml: string;
}

/** What every page has around its main part. */
export function PageFrame({ section, mainHtml }: PageFrameProps): ReactElement {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="site-header">
        <div className="wrap">
          <a className="brand" href="/">
            <Mark />
            Vitrine
          </a>
          <nav aria-label="Main">
            <ul>
              {navigation.map((item) => (
                <li key={item.section}>
                  <a href={item.href} aria-current={item.section === section ? 'page' : undefined}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: mainHtml }} />
      <footer className="site-footer">
        <div className="wrap">
          <p>Vitrine is free software under the MIT licence.</p>
        </div>
      </footer>
    </>
  );
}

function Mark(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M4 5h24l2 8H2z" />
      <path fill="none" stroke="currentColor" strokeWidth="2.5" d="M5.5 15v12.5h21V15" />
    </svg>
  );
}
