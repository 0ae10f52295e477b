import { VitrineElement } from './VitrineElement.ts';

if (!customElements.get('vitrine-module')) customElements.define('vitrine-module', VitrineElement);
