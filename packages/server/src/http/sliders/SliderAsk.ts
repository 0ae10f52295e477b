import { type Fields, groupField, textField } from '../request/fields.ts';

/** What is asked about modules, however it was sent. Missing texts are empty. */
export interface SliderAsk {
  readonly id: string;
  readonly alias: string;
  /** The alias counts although there may be an id. */
  readonly byAlias: boolean;
  readonly slideId: string;
  readonly language: string;
  readonly fields: Fields;
}

const TRUE: ReadonlySet<string> = new Set(['true', '1']);
const isTrue = (fields: Fields, name: string): boolean => TRUE.has(textField(fields, name) ?? '');

/** spec/1 §7.1 and §7.2: the id or alias stands in the path. `raw` and `srengine` change nothing: modules are kept raw and in one format. */
export function askOfPath(name: string, query: Fields): SliderAsk {
  const byAlias = isTrue(query, 'alias');
  return { ...askOf(query), id: byAlias ? '' : name, alias: byAlias ? name : '', byAlias };
}

/** spec/1 §7.4: the data of an ajax call, nested or as JSON; some scripts send it beside the action. */
export function askOfForm(fields: Fields): SliderAsk {
  const data = { ...fields, ...groupField(fields, 'data'), ...parsed(textField(fields, 'data')) };
  const ask = askOf(data);
  return { ...ask, byAlias: ask.alias !== '' && (isTrue(data, 'forcealias') || ask.id === '') };
}

const askOf = (fields: Fields): SliderAsk => ({
  id: textField(fields, 'id') ?? '',
  alias: textField(fields, 'alias') ?? '',
  byAlias: false,
  slideId: textField(fields, 'slideid') ?? '',
  language: textField(fields, 'srlang') ?? '',
  fields,
});

function parsed(text: string | undefined): Fields {
  if (!text?.startsWith('{')) return {};
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (isPlain(value) ? [[name, String(value)]] : [])),
    );
  } catch {
    return {};
  }
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
