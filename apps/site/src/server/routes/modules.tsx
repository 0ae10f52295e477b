import { publishMoment } from '@vitrine/engine';
import { type CompiledModule, compileModule, fontLinks } from '@vitrine/compile';
import { escapeHtml, moduleFeatures, renderFirstFrame, renderModulePage } from '@vitrine/compile/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
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
import { createTextMemory, sendShared } from '@vitrine/server';

/** All demos, drawn in every way, take a twentieth of it. */
const KEPT_CHARACTERS = 64_000_000;

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
  // Compiling takes long, and between the moments at which slides are published it comes to the same.
  const memory = createTextMemory(KEPT_CHARACTERS);
  const kept = (what: string, demo: DemoModule, make: (nowMs: number) => string | null): string | null => {
    const nowMs = publishMoment(demo.module, Date.now());
    return memory.of(`${what} ${nowMs} ${demo.alias}`, () => make(nowMs));
  };

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
    return demo ? sendJson(reply, demo.json) : reply.callNotFound();
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias.frame.json', (request, reply) => {
    const demo = modules.get(request.params.alias);
    const frame =
      demo && kept('frame', demo, (nowMs) => json(compiled(demo, nowMs).frame(addressesOf(demo.alias))));
    return frame ? sendJson(reply, frame) : reply.callNotFound();
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias.play.json', (request, reply) => {
    const demo = modules.get(request.params.alias);
    const score = demo && kept('score', demo, (nowMs) => json(compiled(demo, nowMs).score()));
    return score ? sendJson(reply, score) : reply.callNotFound();
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias/frame', (request, reply) => {
    const demo = modules.get(request.params.alias);
    const html =
      demo &&
      kept('still', demo, (nowMs) => {
        const head = fontPreloads(options.demoDir, fontLinks(demo.module));
        return renderModulePage(demo.module.document, { nowMs, head });
      });
    return html ? sendShared(request, reply, html) : reply.callNotFound();
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias', (request, reply) => {
    const demo = modules.get(request.params.alias);
    const html =
      demo &&
      kept('page', demo, (nowMs) => modulePage(demo, nowMs, { demoDir: options.demoDir, modules, preloads }));
    return html ? sendShared(request, reply, html) : reply.callNotFound();
  });
}

const sendJson = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .type('application/json; charset=utf-8')
    .send(body);

const json = (value: object | null): string | null => value && JSON.stringify(value);

const compiled = ({ module }: DemoModule, nowMs: number) => compileViews(module.document, { nowMs });

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

function modulePage(demo: DemoModule, nowMs: number, { demoDir, modules, preloads }: PageOptions): string {
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
