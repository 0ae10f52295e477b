import { directionOf } from '@vitrine/contract/shop';
import { isCutOff, isUnavailable, type OpenShop, readSettings, RETRY_AFTER_S } from '@vitrine/server';
import { contentTexts, createTexts, tagOf } from '@vitrine/texts';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderPage } from './pages/renderPage.tsx';

/** What is told with each status. */
const MESSAGES = {
  404: ['notFound', 'notFoundText'],
  429: ['tooMany', 'tooManyText'],
  500: ['failed', 'failedText'],
  503: ['unavailable', 'unavailableText'],
} as const;
/** With every other of the visitor's mistakes. */
const BAD_REQUEST = ['badRequest', 'badRequestText'] as const;

/** Friendly pages for what is not there and what went wrong; what went wrong itself is told to the log only. */
export function addErrorPages(app: FastifyInstance, shop: OpenShop['shop']): void {
  const language = createLanguage(shop);
  app.setNotFoundHandler(async (_request, reply) => {
    const html = renderMessage(404, await language.read());
    return reply.code(404).type('text/html; charset=utf-8').send(html);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = readStatus(error);
    if (status >= 500 && !isCutOff(request)) request.log.error({ err: error }, 'a page failed');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
    reply.header('cache-control', 'no-store');
    // A database that has just failed is not asked for more: the page would have to wait for it.
    const spoken = status >= 500 ? language.last() : await language.read();
    const html = renderMessage(status, spoken, status === 500 ? request.id : null);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  });
}

/** What the shop speaks; where it cannot be asked, what it spoke last. */
function createLanguage(shop: OpenShop['shop']) {
  let known = 'en';
  return {
    last: () => known,
    async read(): Promise<string> {
      try {
        known = (await readSettings(shop)).site.language;
      } catch {
        // That page says what is wrong, in the language that is known.
      }
      return known;
    },
  };
}

/** The visitor's mistakes keep their status; everything else is ours. */
function readStatus(error: unknown): number {
  if (isUnavailable(error)) return 503;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

/** Whoever asks about a fault can name what the log has it under. */
function renderMessage(status: number, language: string, requestId: string | null = null): string {
  const t = createTexts(contentTexts, language);
  const [title, text] = MESSAGES[status as keyof typeof MESSAGES] ?? BAD_REQUEST;
  const body = renderToStaticMarkup(
    <section className="wrap message">
      <p className="eyebrow">{status}</p>
      <h1>{t(title)}</h1>
      <p className="lead">{t(text)}</p>
      {requestId && <p>{t('faultNumber', { number: requestId })}</p>}
      <p>
        <a className="button" href="/">
          {t('toHome')}
        </a>
      </p>
    </section>,
  );
  return renderPage({
    title: t(title),
    lang: tagOf(language),
    dir: directionOf(language),
    frameLanguage: language,
    body,
  });
}
