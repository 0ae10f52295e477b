import { publishMoment } from '@vitrine/engine';
import { openModule } from '@vitrine/model';

/** The moment that a module is drawn for: the same for its frame and for what plays it, until a slide comes or goes. */
export const momentOf = (document: unknown): number => publishMoment(openModule(document), Date.now());
