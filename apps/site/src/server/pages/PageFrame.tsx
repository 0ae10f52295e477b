import type { ReactElement } from 'react';
import { createTexts, frameTexts } from '@vitrine/texts';

export type Section = 'home' | 'modules' | 'shop';

const navigation = [
  { section: 'home', href: '/' },
  { section: 'modules', href: '/modules' },
  { section: 'shop', href: '/shop/' },
] as const satisfies readonly { readonly section: Section; readonly href: string }[];

interface PageFrameProps {
  section: Section | undefined;
  mainHtml: string;
  /** What the frame itself speaks. Default: English. */
  language: string | undefined;
}

/** What every page has around its main part. */
export function PageFrame({ section, mainHtml, language = 'en' }: PageFrameProps): ReactElement {
  const t = createTexts(frameTexts, language);
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <header className="site-header">
        <div className="wrap">
          <a className="brand" href="/">
            <Mark />
            Vitrine
          </a>
          <nav aria-label={t('mainMenu')}>
            <ul>
              {navigation.map((item) => (
                <li key={item.section}>
                  <a href={item.href} aria-current={item.section === section ? 'page' : undefined}>
                    {t(item.section)}
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
          <p>{t('licence')}</p>
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
