import { asObject, isObject, type JsonObject } from '@vitrine/model';

/** Names under which documents of other systems keep what opens an account of a social network. */
const SECRET = /token|secret|api_?key|consumer_?key|app_?id|client_?id|password/i;

/** A document without them: for everybody but the shop itself. The same object when there are none. */
export function withoutTokens(document: JsonObject): JsonObject {
  const settings = asObject(document['settings']);
  const source = asObject(settings?.['source']);
  if (!source || !holdsSecret(source)) return document;
  return { ...document, settings: { ...settings, source: strip(source) } };
}

/** The same of a document's text, which is only parsed where it may hold one. */
export const textWithoutTokens = (text: string): string => {
  if (!SECRET.test(text)) return text;
  const document = JSON.parse(text) as JsonObject;
  const clean = withoutTokens(document);
  return clean === document ? text : JSON.stringify(clean);
};

/**
 * A document with those of an earlier version that it does not say: who edits a module never gets to see them, and so cannot
 * send them back. One that is said, if only as nothing, counts. Null when there are none to put back.
 */
export function withTokensOf(document: JsonObject, earlier: JsonObject): JsonObject | null {
  const settings = asObject(document['settings']);
  const source = asObject(settings?.['source']);
  const last = asObject(asObject(earlier['settings'])?.['source']);
  if (!source || !last) return null;
  const whole = putBack(source, last);
  return whole === source ? null : { ...document, settings: { ...settings, source: whole } };
}

const isSecret = (name: string, value: unknown): boolean => SECRET.test(name) && !isObject(value);

const holdsSecret = (wire: JsonObject): boolean =>
  Object.entries(wire).some(
    ([name, value]) => isSecret(name, value) || (isObject(value) && holdsSecret(value)),
  );

const strip = (wire: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(wire).flatMap(([name, value]) => {
      if (isSecret(name, value)) return [];
      return [[name, isObject(value) ? strip(value) : value] as const];
    }),
  );

function putBack(wire: JsonObject, last: JsonObject): JsonObject {
  let whole = wire;
  for (const [name, value] of Object.entries(last)) {
    const own = Object.hasOwn(wire, name) ? wire[name] : undefined;
    const next = isSecret(name, value) && own === undefined ? value : both(own, value);
    if (next !== own) whole = { ...whole, [name]: next };
  }
  return whole;
}

const both = (own: unknown, last: unknown): unknown =>
  isObject(own) && isObject(last) ? putBack(own, last) : own;
