import { asObject, boundDepth, isObject, type JsonObject, type Note } from '@vitrine/model';
import { DOCUMENT_DEPTH, MOST_ELEMENTS, MOST_NOTES } from '../limits.ts';
import { isEmpty, readSettings } from '../settings/Settings.ts';
import { pageDocumentKind } from './documentKind.ts';
import type { ElementKind, ElementNode, PageDocument } from './PageDocument.ts';
import { plainValue } from './typedValues.ts';

/**
 * Reads a page, template or kit in any form that sites hand over: `{content, page_settings, type, …}`, `{content, settings,
 * metadata}` of a kit, `{elements}`, or a bare list of elements. Nothing throws: what cannot be read is named in the notes.
 */
export function readDocument(source: unknown): PageDocument {
  const reading = createReading();
  const { value, cut } = boundDepth(source, DOCUMENT_DEPTH);
  if (cut)
    reading.tell(
      'repaired',
      cut.first.join('.'),
      `nested deeper than ${DOCUMENT_DEPTH} levels: the rest was left out`,
    );
  const whole: JsonObject = Array.isArray(value) ? { content: value } : (asObject(value) ?? {});
  const key = Array.isArray(whole['content']) || !('elements' in whole) ? 'content' : 'elements';
  const type = text(whole['type']) || text(whole['doc_type']) || 'page';
  return {
    kind: pageDocumentKind(type),
    type,
    title: text(whole['title']),
    settings: readSettings(isEmpty(whole['page_settings']) ? whole['settings'] : whole['page_settings']),
    elements: readElements(elementList(whole[key]), key, reading),
    notes: reading.notes,
    source,
  };
}

interface Reading {
  readonly notes: Note[];
  tell(kind: Note['kind'], path: string, message: string): void;
  /** Whether there may be another element. */
  take(): boolean;
  freeId(wanted: unknown, path: string): string;
}

function createReading(): Reading {
  const notes: Note[] = [];
  const ids = new Set<string>();
  let left = MOST_ELEMENTS;
  const tell: Reading['tell'] = (kind, path, message) => {
    if (notes.length < MOST_NOTES) notes.push({ kind, path, message });
  };
  return {
    notes,
    tell,
    take: () => left-- > 0,
    freeId(wanted, path) {
      const written = typeof wanted === 'string' || typeof wanted === 'number' ? String(wanted) : '';
      const safe = written.replaceAll(/[^\w-]/g, '').slice(0, 64);
      const base = safe || `at-${path.replaceAll(/\D+/g, '-').replaceAll(/^-|-$/g, '')}`;
      let id = base;
      // Two elements of one id would be styled as one.
      for (let count = 2; ids.has(id); count++) id = `${base}-${count}`;
      if (id !== written)
        tell(
          'repaired',
          `${path}.id`,
          written === ''
            ? 'an element without an id'
            : `the id "${written.slice(0, 40)}" is taken or no name`,
        );
      ids.add(id);
      return id;
    },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** PHP writes a list with gaps as an object. */
const elementList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];

function readElements(list: readonly unknown[], path: string, reading: Reading): readonly ElementNode[] {
  return list.flatMap((each, index) => readElement(each, `${path}[${index}]`, reading) ?? []);
}

const KINDS: Readonly<Record<string, ElementKind>> = {
  container: 'container',
  section: 'section',
  column: 'column',
  widget: 'widget',
  'e-div-block': 'box',
  'e-flexbox': 'box',
};

function readElement(value: unknown, path: string, reading: Reading): ElementNode | null {
  if (!isObject(value)) {
    reading.tell('repaired', path, 'this is no element');
    return null;
  }
  if (!reading.take()) {
    reading.tell('repaired', path, `more than ${MOST_ELEMENTS} elements: the rest was left out`);
    return null;
  }
  const type = text(value['elType']) || (text(value['widgetType']) ? 'widget' : 'container');
  const widgetType = text(value['widgetType']);
  const known = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!known) reading.tell('not-understood', path, `an element of the kind "${type.slice(0, 60)}"`);
  return {
    id: reading.freeId(value['id'], path),
    // What nobody here knows may hold what somebody does.
    kind: known ?? (widgetType === '' ? 'box' : 'widget'),
    type,
    widgetType,
    isInner: value['isInner'] === true || value['isInner'] === 'true',
    settings: readSettings(isTyped(value) ? plainValue(value['settings']) : value['settings']),
    elements: readElements(elementList(value['elements']), `${path}.elements`, reading),
    styles: asObject(plainValue(value['styles'])) ?? {},
    path,
  };
}

/** Of the fourth generation: its kinds and widgets are called so, or it brings styles. */
const isTyped = ({ elType, widgetType, styles }: JsonObject): boolean =>
  text(elType).startsWith('e-') ||
  text(widgetType).startsWith('e-') ||
  (isObject(styles) && Object.keys(styles).length > 0);
