export {
  createSliderClient,
  type SliderClient,
  type SliderClientOptions,
} from './client/createSliderClient.ts';
export { type CompiledRequest, frameAddress, isElementId } from './sliders/compiled.ts';
export { endpointAddress } from './sliders/endpointAddress.ts';
export type { Endpoint } from './sliders/Endpoint.ts';
export { endpoints } from './sliders/endpoints.ts';
export type { SliderAnswer, SliderRequest } from './sliders/fullSlider.ts';
export type { ModalSettingsAnswer, ModalSettingsRequest } from './sliders/modal.ts';
export { SLIDER_TEXTS } from './sliders/sliderTexts.ts';
export type { FeedItem, StreamRequest } from './sliders/stream.ts';
