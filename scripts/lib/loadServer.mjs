/**
 * The server's package, out of the site's bundle: as it was compiled it takes seconds to read. Ask when it is needed: not every worker
 * does, and there may be no build yet.
 * @returns {Promise<typeof import('@vitrine/server')>}
 */
export const loadServer = () =>
  import(new URL('../../apps/site/dist/bundle/server.js', import.meta.url).href);
