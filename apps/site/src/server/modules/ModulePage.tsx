import type { modulePageTexts, Texts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import type { SiteModule } from './demoModules.ts';

const embedCode = (alias: string): string =>
  `<script src="/vitrine.js" async></script>\n<vitrine-module src="/modules/${encodeURIComponent(alias)}.json"></vitrine-module>`;

/** What stands below a module on its page. */
export function ModuleNotes({
  demo,
  slideCount,
  t,
}: {
  readonly t: Texts<(typeof modulePageTexts)['en']>;
  readonly demo: SiteModule;
  readonly slideCount: number;
}): ReactElement {
  const code = embedCode(demo.alias);
  return (
    <section className="wrap module-notes">
      <h1>{demo.title}</h1>
      {demo.about && <p className="lead">{demo.about}</p>}
      <p>
        {t('slides', { count: slideCount })} {t('drawn')}
      </p>
      {demo.module.settings.modal?.use && (
        <p>
          <a className="button" href={`#${encodeURIComponent(demo.alias)}`}>
            {t('openOver')}
          </a>
        </p>
      )}
      <h2>{t('putOnPage')}</h2>
      <pre dir="ltr">
        <code>{code}</code>
      </pre>
      <p>
        <a href={`/modules/${encodeURIComponent(demo.alias)}.json`}>{t('asJson')}</a> ·{' '}
        <a href={`/modules/${encodeURIComponent(demo.alias)}/frame`}>{t('alone')}</a> ·{' '}
        <a href="/modules">{t('all')}</a>
      </p>
    </section>
  );
}
