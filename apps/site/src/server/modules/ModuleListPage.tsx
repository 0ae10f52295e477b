import type { modulePageTexts, Texts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import type { SiteModule } from './demoModules.ts';

/** All modules that visitors may see, each with a live preview: the module itself, at desktop size, scaled down. */
export function ModuleList({
  modules,
  t,
}: {
  readonly t: Texts<(typeof modulePageTexts)['en']>;
  readonly modules: readonly Pick<SiteModule, 'alias' | 'title' | 'about'>[];
}): ReactElement {
  return (
    <section className="wrap module-list">
      <h1>{t('modules')}</h1>
      <p className="lead">{t('about')}</p>
      <ul className="module-cards">
        {modules.map(({ alias, title, about }) => (
          <li key={alias}>
            <div className="module-preview">
              <iframe
                src={`/modules/${encodeURIComponent(alias)}/frame`}
                title={t('previewOf', { title })}
                sandbox="allow-same-origin"
                loading="lazy"
                tabIndex={-1}
              />
            </div>
            <h2>
              <a href={`/modules/${encodeURIComponent(alias)}`}>{title}</a>
            </h2>
            {about && <p>{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
