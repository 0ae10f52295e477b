import type { SliderClient } from '@vitrine/contract';
import type { PlayerSource } from '@vitrine/engine';
import { pageSettings } from '../page/settings.ts';
import { importPart } from '../parts.ts';

let client: Promise<SliderClient> | null = null;
let madeFor = '';

/** The wire is fetched when something has to be asked of a server, and not before. */
export async function sliderClient(): Promise<SliderClient> {
  const { rest, ajax, nonce } = pageSettings();
  const wanted = [rest, ajax, nonce].join(' ');
  if (!client || madeFor !== wanted) {
    madeFor = wanted;
    client = importPart('wire').then(({ createSliderClient }) =>
      createSliderClient({ restUrl: whole(rest), ajaxUrl: whole(ajax), nonce }),
    );
  }
  return client;
}

/** As the page means it: addresses may lack their host. */
const whole = (address: string): string => address && new URL(address, document.baseURI).href;

/** Where a module gets slides that its document lacks; none where nobody could answer. */
export function createSource(moduleId: string): PlayerSource {
  const { rest, ajax } = pageSettings();
  if (rest === '' && ajax === '') return {};
  return {
    loadSlide: async (slideId) => (await sliderClient()).slide({ id: moduleId, slideId }),
  };
}
