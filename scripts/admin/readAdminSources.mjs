import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { API_RIGHTS, apiEndpoints } from '@vitrine/contract/api';
import { parseSync } from 'oxc-parser';
import { isTestFile, listFiles } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';

export const adminFolder = join(root, 'packages/editor/src');

/**
 * @typedef {object} AdminSource what a file of the admin does
 * @property {Set<string>} calls endpoints of the API by name
 * @property {Set<string>} rights that it asks for or names
 * @property {Set<string>} imports files of the admin
 *
 * @typedef {{ type: string, [field: string]: unknown }} SyntaxNode
 */

/** These take the name of an endpoint and do not call it: what it changes is read anew, or it is a text of the same name. */
const NO_CALLS = new Set(['refresh', 'useRemoval', 't', 'own', 'c']);
/** What has a value within; everything else that begins so is a type. */
const VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** @returns {Map<string, AdminSource>} by path */
export const readAdminSources = () =>
  new Map(
    listFiles(adminFolder)
      .filter((path) => /\.tsx?$/.test(path) && !isTestFile(path))
      .map((path) => [path, readSource(path, readFileSync(path, 'utf8'))]),
  );

/** @param {string} path @param {string} code @returns {AdminSource} */
export function readSource(path, code) {
  /** @type {AdminSource} */
  const source = { calls: new Set(), rights: new Set(), imports: new Set() };
  walk(/** @type {never} */ (parseSync(path, code).program), null, (node, parent) => {
    const { value } = node;
    if (node.type === 'Literal' && typeof value === 'string') {
      if (Object.hasOwn(apiEndpoints, value) && isValue(parent)) source.calls.add(value);
      if (/** @type {readonly string[]} */ (API_RIGHTS).includes(value)) source.rights.add(value);
      if (/^\.{1,2}\//.test(value)) source.imports.add(join(dirname(path), value));
    }
    // `apiAddress(apiEndpoints.exportProducts, …)`: a file that a link leads to.
    const isEndpoint = node.type === 'MemberExpression' && nameOf(node['object']) === 'apiEndpoints';
    if (isEndpoint && node['computed'] !== true && nameOf(parent?.['callee']) === 'apiAddress')
      source.calls.add(nameOf(node['property']));
  });
  return source;
}

/** @param {SyntaxNode | null} parent */
const isValue = (parent) => parent?.type !== 'BinaryExpression' && !NO_CALLS.has(nameOf(parent?.['callee']));

/** @param {unknown} node */
const nameOf = (node) => String(/** @type {SyntaxNode | undefined} */ (node)?.['name'] ?? '');

/**
 * @param {SyntaxNode} node
 * @param {SyntaxNode | null} parent
 * @param {(node: SyntaxNode, parent: SyntaxNode | null) => void} visit
 */
function walk(node, parent, visit) {
  if (node.type.startsWith('TS') && !VALUES.has(node.type)) return;
  visit(node, parent);
  for (const field of Object.values(node))
    for (const child of Array.isArray(field) ? field : [field])
      if (child !== null && typeof child === 'object' && 'type' in child) walk(child, node, visit);
}
