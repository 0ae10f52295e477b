import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { JsonSchema } from '@vitrine/model';
import { pathAt } from './placeOf.ts';
import { keysAt, valuesAt, type Word } from './schemaWords.ts';

/** As long as one key is waited for. */
const PARSING_MS = 50;

const asOption = ({ name, detail, info }: Word, label: string): Completion => ({
  label,
  displayLabel: name,
  detail,
  ...(info && { info }),
});

/** Offers what may stand where somebody writes. */
export const schemaCompletion =
  (schema: JsonSchema) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const tree = ensureSyntaxTree(state, pos, PARSING_MS) ?? syntaxTree(state);
    const text = state.doc.toString();
    const { path, isKey } = pathAt(tree, text, pos);
    const word = /(?:"(?:[^"\\]|\\.)*|[\w.-]*)$/.exec(
      state.doc.lineAt(pos).text.slice(0, pos - state.doc.lineAt(pos).from),
    );
    const begun = word?.[0] ?? '';
    if (begun === '' && !explicit) return null;
    // A quotation mark that closes the word already stands there.
    const close = text[pos] === '"' ? '' : '"';
    const from = pos - begun.length;
    const options = isKey
      ? keysAt(schema, path).map((each) => asOption(each, JSON.stringify(each.name).slice(0, -1) + close))
      : valuesAt(schema, path).map((each) =>
          asOption(each, each.name.startsWith('"') ? each.name.slice(0, -1) + close : each.name),
        );
    return options.length === 0 ? null : { from, options };
  };
