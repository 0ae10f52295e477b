import { publishMoment } from '@vitrine/engine';
import { compileWhole, fontLinks } from '@vitrine/views';
import { renderFrame, renderModulePage, renderPlay } from '@vitrine/views/server';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { readClientFiles } from '../clientFiles.ts';
import { type DemoModule, readDemoModules } from '../modules/demoModules.ts';
import { fontPreloads } from '../modules/fontPreloads.ts';
import { modulePagesCss } from '../modules/moduleCss.ts';
import { moduleHead } from '../modules/moduleHead.ts';
import { moduleIsland } from '../modules/moduleIsland.ts';
import { ModuleList } from '../modules/ModuleListPage.tsx';
import { ModuleNotes } from '../modules/ModulePage.tsx';
import { renderPage } from '../pages/renderPage.tsx';
import { sendShared } from '@vitrine/server';

const style = `<style>${modulePagesCss}</style>`;

interface ModuleRouteOptions {
  readonly demoDir: string;
  readonly clientDir: string;
}

/** /modules lists them, /modules/:alias shows one, …/frame only it, ….json is its document; ….frame.json and ….play.json are
 * what other pages show and play it from. */
export async function addModuleRoutes(app: FastifyInstance, options: ModuleRouteOptions): Promise<void> {
  const modules = await readDemoModules(options.demoDir);
  const client = readClientFiles(options.clientDir, 'src/client/main.tsx');

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
    const nowMs = publishMoment(demo.module, Date.now());
    const addresses = { src: `/modules/${demo.alias}.json`, play: `/modules/${demo.alias}.play.json` };
    return reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(renderFrame(demo.module.document, { nowMs, ...addresses }));
  });

  app.get<{ Params: { alias: string } }>('/modules/:alias.play.json', (request, reply) => {
    const demo = modules.get(request.params.alias);
    const play = demo && renderPlay(demo.module.document, { nowMs: publishMoment(demo.module, Date.now()) });
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
    return sendShared(request, reply, modulePage(demo, options.demoDir, client.scripts));
  });
}

function modulePage(demo: DemoModule, demoDir: string, scripts: string[]): string {
  const nowMs = publishMoment(demo.module, Date.now());
  const compiled = compileWhole(demo.module, { nowMs });
  const { slideCount } = compiled.frame;
  const notes = renderToStaticMarkup(<ModuleNotes demo={demo} slideCount={slideCount} />);
  return renderPage({
    title: demo.title,
    section: 'modules',
    ...(demo.about ? { description: demo.about } : {}),
    head: `${moduleHead(compiled, demoDir)}\n${style}`,
    body: `${moduleIsland(compiled, demo.alias, nowMs)}\n${notes}`,
    scripts,
  });
}
