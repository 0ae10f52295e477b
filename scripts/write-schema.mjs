import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bin, root } from './lib/root.mjs';
import { onSignals, run } from './lib/run.mjs';
import { main, Stop, step } from './lib/step.mjs';

/**
 * @typedef {import('../packages/model/src/schema/JsonSchema.ts').JsonSchema} JsonSchema
 * @typedef {typeof import('../packages/model/src/schema/documentSchema.ts')} Model
 */

export const schemaFile = join(root, 'docs/module.schema.json');

/** A part that is shorter than this is easier to read where it stands than by its name. */
const shortestShared = 100;

/**
 * The schema as it is published: readers repeat (a length per level stands in a hundred places), so what
 * occurs twice is defined once, under the path where it first occurs.
 * @param {JsonSchema} schema
 */
export function schemaText(schema) {
  const uses = countUses(schema);
  /** @type {Map<string, string>} name by text */
  const names = new Map();
  /** @type {Record<string, object>} */
  const $defs = {};
  /** @type {(part: JsonSchema, path: string) => object} */
  const share = (part, path) => {
    const text = JSON.stringify(part);
    if ((uses.get(text) ?? 0) < 2 || text.length < shortestShared) return mapParts(part, path, share);
    const known = names.get(text);
    const name = known ?? freeName(path, $defs);
    if (known === undefined) {
      names.set(text, name);
      $defs[name] = {};
      $defs[name] = mapParts(part, path, share);
    }
    return { $ref: `#/$defs/${name}` };
  };
  return `${writeJson({ ...mapParts(schema, '', share), $defs })}\n`;
}

/**
 * Indented JSON, with lists of plain values on one line.
 * @param {object} value
 */
function writeJson(value) {
  return JSON.stringify(value, null, 2).replace(
    /\[\n\s+([^[\]{}]*?)\n\s+\]/g,
    (_, items) => `[${items.replace(/,\n\s+/g, ', ')}]`,
  );
}

/**
 * A part and an alternative in it stand at the same path: the second is numbered.
 * @param {string} path
 * @param {object} taken
 */
function freeName(path, taken) {
  let name = path;
  for (let copy = 2; Object.hasOwn(taken, name); copy++) name = `${path}-${copy}`;
  return name;
}

/**
 * How often each part is used; parts of a repeated part count once.
 * @param {JsonSchema} schema
 */
function countUses(schema) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  /** @type {(part: JsonSchema, path: string) => object} */
  const count = (part, path) => {
    const text = JSON.stringify(part);
    const before = uses.get(text) ?? 0;
    uses.set(text, before + 1);
    return before === 0 ? mapParts(part, path, count) : part;
  };
  count(schema, '');
  return uses;
}

/**
 * A copy with every schema right below changed.
 * @param {JsonSchema} schema
 * @param {string} path of property names, `*` for any name or index
 * @param {(part: JsonSchema, path: string) => object} change
 */
function mapParts({ anyOf, properties, items, additionalProperties, ...rest }, path, change) {
  const below = (/** @type {string} */ key) => (path ? `${path}.${key}` : key);
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((part) => change(part, path)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => [key, change(part, below(key))]),
      ),
    }),
    ...(items && { items: change(items, below('*')) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object'
          ? change(additionalProperties, below('*'))
          : additionalProperties,
    }),
  };
}

async function loadModel() {
  const entry = join(root, 'packages/model/dist/schema/documentSchema.js');
  // The compiler trusts its own records: when its output was deleted by hand, only --force writes it again.
  const force = existsSync(entry) ? [] : ['--force'];
  const { code, output } = await run(bin('tsc'), ['-b', ...force, '--pretty', 'false', 'packages/model']);
  if (code !== 0) throw new Stop(`The TypeScript build of the model failed (exit code ${code}).`, output);
  /** @type {Model} */
  const model = await import(pathToFileURL(entry).href);
  return model;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  onSignals();
  await main(async () => {
    const { documentSchema } = await step('Build: model', loadModel);
    await step('Write: docs/module.schema.json', () =>
      writeFileSync(schemaFile, schemaText(documentSchema())),
    );
  });
}
