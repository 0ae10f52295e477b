import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomePage } from '../pages/HomePage.tsx';
import { homeCss } from '../pages/homeCss.ts';
import { renderPage } from '../pages/renderPage.tsx';
import { sendShared } from '@vitrine/server';

/** The landing page. It never changes while the server runs, so it is rendered once. */
export function addHomeRoute(app: FastifyInstance): void {
  const html = renderPage({
    title: 'Vitrine',
    description: 'Animated modules, page documents and a shop: one shop window for the web.',
    section: 'home',
    head: `<style>${homeCss}</style>`,
    body: renderToStaticMarkup(<HomePage />),
  });
  app.get('/', async (request, reply) => sendShared(request, reply, html));
}
