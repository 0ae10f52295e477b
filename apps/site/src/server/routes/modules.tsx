import { publishMoment } from '@vitrine/engine';
import { compileModule, fontLinks } from '@vitrine/compile';
import { escapeHtml, moduleFeatures, renderFirstFrame, renderModulePage } from '@vitrine/compile/server';
import type { Module } from '@vitrine/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileViews } from '../modules/compileViews.ts';
import { createModuleSource, type ModuleSource } from '../modules/createModuleSource.ts';
import { readDemoModules, type SiteModule } from '../modules/demoModules.ts';
import { fontPreloads } from '../modules/fontPreloads.ts';
import { modulePagesCss } from '../modules/moduleCss.ts';
import { moduleHead } from '../modules/moduleHead.ts';
import { ModuleList } from '../modules/ModuleListPage.tsx';
import { ModuleNotes } from '../modules/ModulePage.tsx';
import { createScriptPreloads, type ScriptPreloads } from '../modules/scriptPreloads.ts';
import {
  createTextMemory,
  type FindSitePage,
  type OpenShop,
  sendShared,
  type SitePage,
  storedModules,
} from '@vitrine/server';
import { createTexts, modulePageTexts } from '@vitrine/texts';

/** All demos, drawn in every way, take a twentieth of it. */
const KEPT_CHARACTERS = 64_000_000;

/** A document may name any number. */
const MOST_POP_UPS = 20;

const style = `<style>${modulePagesCss}</style>`;

interface ModuleRouteOptions {
  readonly demoDir: string;
  /** The built embed script. */
  readonly embedFile: string;
  readonly open: Pick<OpenShop, 'shop'>;
}

/**
 * /modules/:alias/frame is a module alone, ….json its document; ….frame.json and ….play.json are what other pages show and play it
 * from. Gives the pages: /modules lists them, /modules/:alias shows one.
 */
export async function addModuleRoutes(
  app: FastifyInstance,
  options: ModuleRouteOptions,
): Promise<FindSitePage> {
  const demos = await readDemoModules(options.demoDir);
  const modules = createModuleSource(storedModules(options.open.shop), demos);
  const preloads = createScriptPreloads(options.embedFile);
  // Compiling takes long, and between the moments at which slides are published it comes to the same.
  const memory = createTextMemory(KEPT_CHARACTERS);
  const kept = (what: string, shown: SiteModule, make: (nowMs: number) => string | null): string | null => {
    const nowMs = publishMoment(shown.module, Date.now());
    return memory.of(`${what} ${nowMs} ${shown.mark} ${shown.alias}`, () => make(nowMs));
  };

  app.get<{ Params: { alias: string } }>('/modules/:alias.json', async (request, reply) => {
    const shown = await modules.find(request.params.alias);
    return shown ? sendJson(reply, shown.json) : notThere(reply);
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias.frame.json', async (request, reply) => {
    const shown = await modules.find(request.params.alias);
    const frame =
      shown && kept('frame', shown, (nowMs) => json(compiled(shown, nowMs).frame(addressesOf(shown.alias))));
    return frame ? sendJson(reply, frame) : notThere(reply);
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias.play.json', async (request, reply) => {
    const shown = await modules.find(request.params.alias);
    const score = shown && kept('score', shown, (nowMs) => json(compiled(shown, nowMs).score()));
    return score ? sendJson(reply, score) : notThere(reply);
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias/frame', async (request, reply) => {
    const shown = await modules.find(request.params.alias);
    const html =
      shown &&
      kept('still', shown, (nowMs) => {
        const head = fontPreloads(options.demoDir, fontLinks(shown.module));
        return renderModulePage(shown.module.document, { nowMs, head });
      });
    return html ? sendShared(request, reply, html) : notThere(reply);
  });

  return async (path, language) => {
    const [alias, ...more] = path;
    if (alias === undefined) return moduleList(await modules.list(), language);
    const shown = more.length === 0 ? await modules.find(alias) : null;
    if (!shown) return null;
    // What is drawn is kept, but what it opens over itself may have gone meanwhile.
    const popUps = await popUpsOf(shown, modules);
    const written = kept(`page ${language} ${popUps.join(' ')}`, shown, (nowMs) =>
      json(modulePage(shown, nowMs, { demoDir: options.demoDir, popUps, preloads, language })),
    );
    return written === null ? null : (JSON.parse(written) as SitePage);
  };
}

/** A route that waits must hand its reply back. */
function notThere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

const sendJson = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .type('application/json; charset=utf-8')
    .send(body);

const json = (value: object | null): string | null => value && JSON.stringify(value);

const compiled = ({ module }: SiteModule, nowMs: number) => compileViews(module.document, { nowMs });

/** Where its document is, and what plays it. */
const addressesOf = (alias: string) => ({
  src: `/modules/${encodeURIComponent(alias)}.json`,
  play: `/modules/${encodeURIComponent(alias)}.play.json`,
});

/** What feeds in modules show may be of posts and products. */
const TAGS: SitePage['tags'] = ['modules', 'posts', 'catalogue'];

function moduleList(modules: Awaited<ReturnType<ModuleSource['list']>>, language: string): SitePage {
  const t = createTexts(modulePageTexts, language);
  const html = renderToStaticMarkup(<ModuleList modules={modules} t={t} />);
  return {
    title: t('modules'),
    description: t('about'),
    path: '/modules',
    headHtml: style,
    html,
    tags: TAGS,
  };
}

interface PageOptions {
  readonly demoDir: string;
  /** Aliases of what opens over the page. */
  readonly popUps: readonly string[];
  readonly preloads: ScriptPreloads;
  readonly language: string;
}

function modulePage(
  demo: SiteModule,
  nowMs: number,
  { demoDir, popUps, preloads, language }: PageOptions,
): SitePage {
  const compiled = compileModule(demo.module, { nowMs });
  const { slideCount } = compiled.frame;
  const t = createTexts(modulePageTexts, language);
  const notes = renderToStaticMarkup(<ModuleNotes demo={demo} slideCount={slideCount} t={t} />);
  const frame = renderFirstFrame(compiled, addressesOf(demo.alias));
  // A pop-up may be opened from the page that shows it, too.
  const drawn = demo.module.settings.modal?.use ? `<div data-modal>${frame}</div>` : frame;
  return {
    title: demo.title,
    description: demo.about,
    path: `/modules/${encodeURIComponent(demo.alias)}`,
    headHtml: [
      moduleHead(compiled, demoDir),
      style,
      '<script src="/vitrine.js" async></script>',
      preloads(moduleFeatures(compiled)),
    ].join('\n'),
    html: `${drawn}\n${popUps.map(popUp).join('')}${notes}`,
    tags: TAGS,
  };
}

/** Modules that open over the page: this one, if it does, and those that its actions name. */
async function popUpsOf({ module, alias }: SiteModule, modules: ModuleSource): Promise<readonly string[]> {
  const own = module.settings.modal?.use ? [alias] : [];
  const asked = [...new Set([...own, ...namedBy(module)])].slice(0, MOST_POP_UPS);
  const found = await Promise.all(asked.map(async (each) => ((await modules.find(each)) ? [each] : [])));
  return found.flat();
}

/** All slides are gone through for it, once. */
const named = new WeakMap<Module, readonly string[]>();

function namedBy(module: Module): readonly string[] {
  const known = named.get(module);
  if (known) return known;
  const slides = [...module.slides, ...module.globalSlides].map(({ key }) => module.slide(key));
  const aliases = slides.flatMap(({ actions }) => actions.flatMap((action) => action.alias || []));
  named.set(module, aliases);
  return aliases;
}

const popUp = (alias: string): string =>
  `<sr7-module data-modal="asked" data-alias="${escapeHtml(alias)}" data-src="${escapeHtml(addressesOf(alias).src)}" hidden></sr7-module>`;
