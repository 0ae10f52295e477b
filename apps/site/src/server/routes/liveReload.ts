import type { FastifyInstance } from 'fastify';

const path = '/__dev/reload';

// Every start of the server has its own id; a page that meets a second one is out of date.
const script = `{
  let seen;
  new EventSource('${path}').onmessage = ({ data }) => {
    if (seen && seen !== data) location.reload();
    seen = data;
  };
}`;
// A file, since the policy of pages lets no script run that stands in them.
const snippet = `<script src="${path}.js" async></script>`;

/** While developing: every page reloads once the server has started anew with the change. */
export function addLiveReload(app: FastifyInstance): void {
  const startId = String(Date.now());

  app.get(path, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 300\ndata: ${startId}\n\n`);
  });

  app.get(`${path}.js`, (_request, reply) => reply.type('text/javascript').send(script));

  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || typeof payload !== 'string') return payload;
    reply.removeHeader('content-length');
    return payload.replace('</body>', `${snippet}</body>`);
  });
}
