import { API_BASE, type ApiEndpoint, apiResources } from '@vitrine/contract/api';
import type * as v from 'valibot';
import { escapeHtml } from '../../../html/escapeHtml.ts';
import { jsonSchemaOf, type JsonSchema } from './jsonSchemaOf.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1d1f;background:#fff}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f4f4f5;padding:.75rem;overflow:auto;border-radius:.4rem}
h2{margin-top:2.5rem;text-transform:capitalize}section{border-top:1px solid #ddd;padding:.5rem 0 1rem}h3{margin:.5rem 0}
.method{display:inline-block;min-width:4.5rem;font-weight:700}summary{cursor:pointer}
@media(prefers-color-scheme:dark){body{background:#161618;color:#eee}pre{background:#222226}section{border-color:#333}a{color:#8ab4ff}}`;

/** The API for people: one page that needs no script. */
export function documentPage(): string {
  const resources = Object.entries(apiResources);
  const toc = resources.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('');
  const body = resources
    .map(
      ([name, endpoints]) =>
        `<h2 id="${name}">${name}</h2>${Object.values(endpoints).map(endpointHtml).join('')}`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API</title><style>${STYLE}</style></head><body><h1>API</h1>
<p>The same for programs: <a href="${API_BASE}/openapi.json">openapi.json</a>. Log in with <code>POST ${API_BASE}/login</code> and send the token as <code>Authorization: Bearer</code>. Changes need the <code>ETag</code> of what you have read in <code>If-Match</code>. Amounts are whole numbers in minor units, times are UTC.</p>
<nav><ul>${toc}</ul></nav><main>${body}</main></body></html>`;
}

function endpointHtml(endpoint: ApiEndpoint): string {
  const { name, method, path, summary, right, query, body, answer, needsMatch, upload, file } = endpoint;
  const needs = [
    right === null
      ? 'For anyone.'
      : right === 'login'
        ? 'For who is logged in.'
        : `Needs the right ${right}.`,
    needsMatch ? 'Needs If-Match.' : '',
    upload ? `A form with the part file: ${upload.what}` : '',
    file ? `Answers with a file (${file.join(', ')}).` : '',
  ];
  return `<section id="${name}"><h3><code><span class="method">${method}</span>${escapeHtml(API_BASE + path)}</code></h3>
<p>${escapeHtml(summary)} ${escapeHtml(needs.filter(Boolean).join(' '))}</p>${fieldsHtml('Query', query)}${body ? fieldsHtml('Body', body) : ''}${answer ? fieldsHtml('Answer', answer) : ''}</section>`;
}

function fieldsHtml(title: string, schema: v.GenericSchema): string {
  const fields = partsHtml(jsonSchemaOf(schema));
  return fields && `<details><summary>${title}</summary>${fields}</details>`;
}

/** The fields of an object, or of the objects in a list, as a list; '' when there are none. */
function partsHtml(schema: JsonSchema): string {
  const { properties, items, anyOf } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly items?: JsonSchema;
    readonly anyOf?: readonly JsonSchema[];
  };
  if (items) return partsHtml(items);
  if (anyOf) return anyOf.map(partsHtml).join('');
  const required = new Set(schema.required);
  const rows = Object.entries(properties ?? {}).map(
    ([name, each]) =>
      `<li><code>${escapeHtml(name)}</code> ${escapeHtml(typeText(each))}${required.has(name) ? ', required' : ''}${partsHtml(each)}</li>`,
  );
  return rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '';
}

function typeText(schema: JsonSchema): string {
  const {
    type,
    anyOf,
    enum: options,
    format,
    items,
    description,
    minimum,
    maximum,
    maxLength,
  } = schema as {
    readonly [key: string]: unknown;
    readonly anyOf?: readonly JsonSchema[];
    readonly enum?: readonly unknown[];
    readonly items?: JsonSchema;
  };
  if (anyOf) return anyOf.map(typeText).join(' or ');
  const limits = [
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined ? '' : `to ${maximum}`,
    typeof description === 'string' ? description : '',
  ].filter(Boolean);
  const kind = options
    ? `one of ${options.map((option) => option || "''").join(', ')}`
    : (format ?? type ?? 'anything');
  const what = type === 'array' && items ? `list of ${typeText(items)}` : String(kind);
  return limits.length > 0 ? `${what} (${limits.join(', ')})` : what;
}
