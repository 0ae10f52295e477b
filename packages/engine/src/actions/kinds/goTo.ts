import type { SlideRequest } from '../../ports/SlideChange.ts';
import type { ActionKind } from '../ActionKind.ts';

export const goTo =
  (request: SlideRequest): ActionKind =>
  (_, { host }) =>
    host.slides.request(request);
