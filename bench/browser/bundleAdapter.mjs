import { build } from 'vite';
import { root } from '../../scripts/lib/root.mjs';

/**
 * An adapter and all it needs as one script that sets `window.A`; its styles go into the page by themselves.
 * @param {string} file
 * @returns {Promise<{ script: string, css: string }>}
 */
export async function bundleAdapter(file) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['vitrine-source', 'browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: file, name: 'A', formats: ['iife'], fileName: () => 'adapter.js' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const text = (/** @type {string} */ ending) =>
    outputs
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((each) => ('code' in each ? each.code : String(each.source)))
      .join('\n');
  return { script: text('.js'), css: text('.css') };
}
