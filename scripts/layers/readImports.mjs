import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {object} FoundImport
 * @property {string} specifier
 * @property {number} line
 */

/**
 * Everything a file names as a module: imports, re-exports, dynamic imports and `import('x').Type`.
 * @param {string} path its extension decides how it is parsed
 * @param {string} code
 * @returns {FoundImport[]}
 */
export function readImports(path, code) {
  const { program, errors } = parseSync(path, code);
  if (errors.length) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  /** @type {FoundImport[]} */
  const found = [];
  const note = (/** @type {Expression | null} */ source) => {
    const specifier = source && readString(source);
    if (specifier) found.push({ specifier, line: code.slice(0, source.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
    TSExternalModuleReference: ({ expression }) => note(expression),
  }).visit(program);
  return found;
}

/** @typedef {import('oxc-parser').Expression} Expression */

/**
 * The text of a string or of a template without holes; a name put together at run time has none.
 * @param {Expression} node
 */
function readString(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked;
  return undefined;
}
