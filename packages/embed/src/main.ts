import { installApi } from './api.ts';
import { ModuleElement } from './ModuleElement.ts';
import { pageModals } from './modal/pageModals.ts';
import { answerInit } from './page/answerInit.ts';
import { VitrineElement } from './VitrineElement.ts';

const ELEMENTS: Readonly<Record<string, CustomElementConstructor>> = {
  'sr7-module': ModuleElement,
  'vitrine-module': VitrineElement,
};

for (const [name, element] of Object.entries(ELEMENTS))
  if (!customElements.get(name)) customElements.define(name, element);
installApi();
answerInit();
// From now on actions of modules open them.
pageModals();
