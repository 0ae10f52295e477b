import { createServer } from 'node:net';
import { Stop } from './step.mjs';

const host = '127.0.0.1';

/**
 * Takes a port for a moment and gives it back; port 0 takes any free one.
 * @param {number} port
 * @returns {Promise<number>}
 */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

export const freePort = () => tryPort(0);

/**
 * The port that PORT asks for, or the usual one; stops with a clear message when it cannot be had.
 * @param {string | undefined} wanted
 * @param {number} usual
 */
export async function choosePort(wanted, usual) {
  const port = wanted ? Number(wanted) : usual;
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Stop(`PORT is not a port: ${wanted}`);
  try {
    return await tryPort(port);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE') {
      throw new Stop(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    throw new Stop(`Port ${port} cannot be opened (${code}).`);
  }
}
