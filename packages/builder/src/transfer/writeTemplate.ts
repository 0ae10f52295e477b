import { asObject, type JsonObject } from '@vitrine/model';
import { templateFileName, whyNotExported } from '../document/documentRules.ts';
import { readDocument } from '../document/readDocument.ts';
import { isEmpty } from '../settings/Settings.ts';
import { elementIds, renewElementIds } from './elementIds.ts';

/** The form of a template's file, as builders write and know it. */
const FORM = '0.4';

interface Template {
  /** As it is kept. */
  readonly text: string;
  /** What it is called where it is kept: documents need not name themselves. */
  readonly title: string;
  readonly id: number;
  readonly nowMs: number;
  /** Eight signs or fewer. Default: at random. */
  readonly makeId?: () => string;
}

export type TemplateFile =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly message: string };

const randomId = (): string =>
  Math.floor(Math.random() * 0x1_0000_0000)
    .toString(16)
    .padStart(7, '0');

/** A document as a template's file that page builders import: their keys alone, and every element with an id of its own (facts: template export). */
export function writeTemplate({ text, title, id, nowMs, makeId = randomId }: Template): TemplateFile {
  const document = readDocument(JSON.parse(text));
  const message = whyNotExported(document);
  if (message !== null) return { ok: false, message };
  const own = new Set(elementIds(document.source));
  const renewed: unknown = JSON.parse(renewElementIds(text, (each) => own.has(each), makeId));
  const whole: JsonObject = Array.isArray(renewed) ? { content: renewed } : (asObject(renewed) ?? {});
  const { content, elements, page_settings: ofPage, settings } = whole;
  const template = {
    content: content ?? elements ?? [],
    page_settings: (isEmpty(ofPage) ? settings : ofPage) ?? [],
    version: FORM,
    title,
    type: document.type,
  };
  return { ok: true, name: templateFileName(id, nowMs), text: JSON.stringify(template) };
}
