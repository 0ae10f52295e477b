import type { ReactElement } from 'react';
import type { SiteModule } from './demoModules.ts';

const embedCode = (alias: string): string =>
  `<script src="/vitrine.js" async></script>\n<vitrine-module src="/modules/${encodeURIComponent(alias)}.json"></vitrine-module>`;

/** What stands below a module on its page. */
export function ModuleNotes({
  demo,
  slideCount,
}: {
  readonly demo: SiteModule;
  readonly slideCount: number;
}): ReactElement {
  const code = embedCode(demo.alias);
  return (
    <section className="wrap module-notes">
      <h1>{demo.title}</h1>
      {demo.about && <p className="lead">{demo.about}</p>}
      <p>
        {slideCount} {slideCount === 1 ? 'slide' : 'slides'}. Drawn by the server as HTML and CSS: it looks
        the same with scripts switched off.
      </p>
      {demo.module.settings.modal?.use && (
        <p>
          <a className="button" href={`#${encodeURIComponent(demo.alias)}`}>
            Open it over the page
          </a>
        </p>
      )}
      <h2>Put it on a page</h2>
      <pre>
        <code>{code}</code>
      </pre>
      <p>
        <a href={`/modules/${encodeURIComponent(demo.alias)}.json`}>The module as JSON</a> ·{' '}
        <a href={`/modules/${encodeURIComponent(demo.alias)}/frame`}>Only the module</a> ·{' '}
        <a href="/modules">All modules</a>
      </p>
    </section>
  );
}
