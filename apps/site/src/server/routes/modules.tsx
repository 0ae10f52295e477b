import { publishMoment } from '@vitrine/engine';
import { type CompiledModule, compileModule, fontLinks } from '@vitrine/compile';
import { escapeHtml, moduleFeatures, renderFirstFrame, renderModulePage } from '@vitrine/compile/server';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileViews } from '../modules/compileViews.ts';
import { type DemoModule, readDemoModules } from '../modules/demoModules.ts';
import { fontPreloads } from '../modules/fontPreloads.ts';
import { modulePagesCss } from '../modules/moduleCss.ts';
import { moduleHead } from '../modules/moduleHead.ts';
import { ModuleList } from '../modules/ModuleListPage.tsx';
import { ModuleNotes } from '../modules/ModulePage.tsx';
import { createScriptPreloads, type ScriptPreloads } from '../modules/scriptPreloads.ts';
import { renderPage } from '../pages/renderPage.tsx';
import { sendShared } from '@vitrine/server';

const style = `<style>${modulePagesCss}</style>`;

interface ModuleRouteOptions {
  readonly demoDir: string;
  /** The built embed script. */
  readonly embedFile: string;
}

/** /modules lists them, /modules/:alias shows one, …/frame only it, ….json is its document; ….frame.json and ….play.json are
 * what other pages show and play it from. */
export async function addModuleRoutes(app: FastifyInstance, options: ModuleRouteOptions): Promise<void> {
  const modules = await readDemoModules(options.demoDir);
  const preloads = createScriptPreloads(options.embedFile);

  app.get('/modules', (request, reply) => {
    const body = renderToStaticMarkup(<ModuleList modules={[...modules.values()]} />);
    return sendShared(
      request,
      reply,
      renderPage({
        title: 'Modules',
        section: 'modules',
        description: 'Every demo module, live.',
        head: style,
        body,
      }),
    );
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias.json', (request, reply) => {
    const demo = modules.get(request.params.alias);
    if (!demo) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .type('application/json; charset=utf-8')
      .send(demo.json);
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias.frame.json', (request, reply) => {
    const demo = modules.get(request.params.alias);
    if (!demo) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(compiled(demo).frame(addressesOf(demo.alias)));
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias.play.json', (request, reply) => {
    const demo = modules.get(request.params.alias);
    const play = demo && compiled(demo).score();
    if (!play) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=0, must-revalidate').send(play);
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias/frame', (request, reply) => {
    const demo = modules.get(request.params.alias);
    if (!demo) return reply.callNotFound();
    const nowMs = publishMoment(demo.module, Date.now());
    const head = fontPreloads(options.demoDir, fontLinks(demo.module));
    return sendShared(request, reply, renderModulePage(demo.module.document, { nowMs, head }));
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias', (request, reply) => {
    const demo = modules.get(request.params.alias);
    if (!demo) return reply.callNotFound();
    return sendShared(request, reply, modulePage(demo, { demoDir: options.demoDir, modules, preloads }));
  });
}

const compiled = ({ module }: DemoModule) => compileViews(module.document, { nowMs: Date.now() });

/** Where its document is, and what plays it. */
const addressesOf = (alias: string) => ({
  src: `/modules/${encodeURIComponent(alias)}.json`,
  play: `/modules/${encodeURIComponent(alias)}.play.json`,
});

interface PageOptions {
  readonly demoDir: string;
  readonly modules: ReadonlyMap<string, DemoModule>;
  readonly preloads: ScriptPreloads;
}

function modulePage(demo: DemoModule, { demoDir, modules, preloads }: PageOptions): string {
  const nowMs = publishMoment(demo.module, Date.now());
  const compiled = compileModule(demo.module, { nowMs });
  const { slideCount } = compiled.frame;
  const notes = renderToStaticMarkup(<ModuleNotes demo={demo} slideCount={slideCount} />);
  const frame = renderFirstFrame(compiled, addressesOf(demo.alias));
  // A pop-up may be opened from the page that shows it, too.
  const drawn = demo.module.settings.modal?.use ? `<div data-modal>${frame}</div>` : frame;
  const popUps = popUpsOf(compiled, modules).map(popUp).join('');
  return renderPage({
    title: demo.title,
    section: 'modules',
    ...(demo.about ? { description: demo.about } : {}),
    head: [
      moduleHead(compiled, demoDir),
      style,
      '<script src="/vitrine.js" async></script>',
      preloads(moduleFeatures(compiled)),
    ].join('\n'),
    body: `${drawn}\n${popUps}${notes}`,
  });
}

/** Modules that open over the page: this one, if it does, and those that its actions name. */
function popUpsOf({ module }: CompiledModule, modules: ReadonlyMap<string, DemoModule>): string[] {
  const slides = [...module.slides, ...module.globalSlides].map(({ key }) => module.slide(key));
  const named = slides.flatMap(({ actions }) => actions).map((action) => action.alias);
  const own = module.settings.modal?.use ? [module.settings.alias] : [];
  return [...new Set([...own, ...named])].filter((alias) => modules.has(alias));
}

const popUp = (alias: string): string =>
  `<sr7-module data-modal="asked" data-alias="${escapeHtml(alias)}" data-src="${escapeHtml(addressesOf(alias).src)}" hidden></sr7-module>`;
