import type { SlideRequest } from '../../slides/resolveRequest.ts';
import type { ActionKind } from '../ActionKind.ts';

export const goTo =
  (request: SlideRequest): ActionKind =>
  (_, { host }) =>
    host.slides.request(request);
