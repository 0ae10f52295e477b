import { isCutOff, isUnavailable, RETRY_AFTER_S } from '@vitrine/server';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderPage } from './pages/renderPage.tsx';

interface Message {
  title: string;
  text: string;
}

const notFound: Message = {
  title: 'This page is not in the window',
  text: 'The address may be mistyped, or what it showed has moved. Everything there is can be reached from the home page.',
};

const badRequest: Message = {
  title: 'That request makes no sense to us',
  text: 'Something in the address or in what was sent could not be read. Please go back and try again.',
};

const tooMany: Message = {
  title: 'That was a little fast for us',
  text: 'Too many requests came from where you are. Please wait a minute, and try again.',
};

const failed: Message = {
  title: 'Something broke on our side',
  text: 'It is not your doing. Please try again in a moment.',
};

const unavailable: Message = {
  title: 'We will be back in a moment',
  text: 'The shop cannot reach its data right now. Nothing is lost: please try again in a moment.',
};

/** Friendly pages for what is not there and what went wrong; what went wrong itself is told to the log only. */
export function addErrorPages(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send(renderMessage(404, notFound)),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = readStatus(error);
    if (status >= 500 && !isCutOff(request)) request.log.error({ err: error }, 'a page failed');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
    reply.header('cache-control', 'no-store');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(renderMessage(status, MESSAGES[status] ?? badRequest, status === 500 ? request.id : null));
  });
}

const MESSAGES: Readonly<Record<number, Message>> = {
  404: notFound,
  429: tooMany,
  500: failed,
  503: unavailable,
};

/** The visitor's mistakes keep their status; everything else is ours. */
function readStatus(error: unknown): number {
  if (isUnavailable(error)) return 503;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

/** Whoever asks about a fault can name what the log has it under. */
function renderMessage(status: number, { title, text }: Message, requestId: string | null = null): string {
  const body = renderToStaticMarkup(
    <section className="wrap message">
      <p className="eyebrow">{status}</p>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {requestId && <p>If it stays, tell us this number: {requestId}</p>}
      <p>
        <a className="button" href="/">
          To the home page
        </a>
      </p>
    </section>,
  );
  return renderPage({ title, body });
}
