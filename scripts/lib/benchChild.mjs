import { pathToFileURL } from 'node:url';

const { name, run } = await import(pathToFileURL(process.argv[2] ?? '').href);
const table = await run();
if (!Array.isArray(table?.columns) || !Array.isArray(table?.rows)) {
  throw new TypeError('run() must return { columns, rows }');
}
// A benchmark may leave a server or a browser open: the table is all that counts.
process.send?.({ name, table }, () => process.exit(0));
