import { endpointAddress, frameAddress, isElementId } from '@vitrine/contract';
import { allModules } from '../allModules.ts';
import { pageSettings } from '../page/settings.ts';
import type { DataPlace } from './findData.ts';

/**
 * The address of a module's frame with the server that the page names; null where it is played from its document. Asked for only where
 * the page's owner says so: a server of the original has none, and its HTML would be taken as it is.
 */
export function compiledFrame(host: HTMLElement, place: DataPlace): string | null {
  const { rest, compiled } = pageSettings();
  if (!compiled || rest === '' || place.kind !== 'server' || host.dataset['modal'] !== undefined) return null;
  const { id, alias } = place;
  const element = host.id || undefined;
  if (element === undefined ? !isFirst(host) : !isElementId(element)) return null;
  const request = { id, alias, forceAlias: id === '', element };
  return new URL(endpointAddress(rest, frameAddress, request), document.baseURI).href;
}

/** A second one of a module would have the ids of the first. */
function isFirst(host: HTMLElement): boolean {
  const { alias = '', id = '' } = host.dataset;
  const isSame = ({ dataset }: HTMLElement): boolean =>
    (alias !== '' && dataset['alias'] === alias) || (id !== '' && dataset['id'] === id);
  return allModules().find(isSame) === host;
}
