import { endpoints } from '@vitrine/contract';
import { frame, score } from './compiled.ts';
import { fullSlider } from './fullSlider.ts';
import { moduleId, slideId } from './ids.ts';
import { modal } from './modal.ts';
import type { SliderCall } from './SliderCall.ts';
import { stream } from './stream.ts';

/** Client actions of ajax calls. The first six are those of the contract's table. */
export const actions: Readonly<Record<string, SliderCall>> = {
  [endpoints.fullSlider.action]: fullSlider,
  [endpoints.stream.action]: stream,
  [endpoints.modal.action]: modal,
  [endpoints.modalSettings.action]: modal,
  [endpoints.frame.action]: frame,
  [endpoints.score.action]: score,
  // spec/1 §7.4: the name under which the newer format is asked for in the old one's name.
  get_full_slider_object_v7: fullSlider,
  get_slideid: slideId,
  get_moduleid: moduleId,
};
