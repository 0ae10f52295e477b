import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections ahead. To Node one on which nothing has come is not idle: it would hold a stop until the process is cut off.
 * One on which something has begun to come is left to finish.
 */
export function endUnusedOnStop(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  });
}
