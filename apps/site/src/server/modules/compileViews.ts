import { renderFrame, renderPlay } from '@vitrine/compile/server';
import { publishMoment } from '@vitrine/engine';
import { openModule } from '@vitrine/model';
import type { SiteViews } from '@vitrine/server';

/** What pages show and play a module from: the same for the demo's files and for the shop's modules. */
export const compileViews: SiteViews['compileModule'] = (document, { nowMs, elementId, language }) => {
  // What is published changes at few moments: between them every answer is the same.
  const moment = publishMoment(openModule(document), nowMs);
  const options = { nowMs: moment, ...(language && { language }), ...(elementId && { elementId }) };
  return {
    momentMs: moment,
    frame: (addresses) => renderFrame(document, { ...options, ...addresses }),
    score: () => renderPlay(document, options),
  };
};
