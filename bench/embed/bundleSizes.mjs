import { build } from 'vite';
import { root } from '../../scripts/lib/root.mjs';
import { sizesOf } from './sizes.mjs';

const ENTRY = '\0entry';

/**
 * The sizes of a script of someone else's, by the same bundler and minifier as ours.
 * @param {string} source
 */
export async function bundleSizes(source) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', minify: true },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return sizesOf(outputs.flatMap((each) => ('code' in each ? [Buffer.from(each.code)] : [])));
}
