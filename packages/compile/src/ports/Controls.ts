import type { Module } from '@vitrine/model';
import { catalogueLanguage, moduleControlTexts } from '@vitrine/texts';

/** What the controls of a module are called. Names in braces stand for what is filled in. */
export type Controls = Readonly<Record<keyof typeof moduleControlTexts.en, string>>;

/** In the language that the module says it is in, else in that of its page. */
export const controlsFor = ({ settings }: Module, language = ''): Controls =>
  moduleControlTexts[catalogueLanguage(settings.language || language)];

/** The name is an author's: it may hold anything, and is not looked into. */
export const sayName = (words: string, name: string): string => words.replace('{name}', () => name);
