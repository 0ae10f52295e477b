import type { ReactElement } from 'react';
import type { SiteModule } from './demoModules.ts';

/** All modules that visitors may see, each with a live preview: the module itself, at desktop size, scaled down. */
export function ModuleList({
  modules,
}: {
  readonly modules: readonly Pick<SiteModule, 'alias' | 'title' | 'about'>[];
}): ReactElement {
  return (
    <section className="wrap module-list">
      <h1>Modules</h1>
      <p className="lead">
        Heroes, carousels, galleries and pop-ups, each from one JSON file. Every preview is the module itself.
      </p>
      <ul className="module-cards">
        {modules.map(({ alias, title, about }) => (
          <li key={alias}>
            <div className="module-preview">
              <iframe
                src={`/modules/${encodeURIComponent(alias)}/frame`}
                title={`Preview of ${title}`}
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
