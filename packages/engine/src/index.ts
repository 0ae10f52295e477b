export { type CarouselSettings, carouselOffsets } from './carousel/carouselOffsets.ts';
export { type CarouselPose, carouselPose } from './carousel/carouselPose.ts';
export { isEntered, spansSlide } from './layers/isEntered.ts';
export { type FirstFrame, type FrameSlide, firstFrame } from './slides/firstFrame.ts';
export { type PlayOptions, playableSlides } from './slides/playableSlides.ts';
export { publishMoment } from './slides/publishMoment.ts';
export { type RequestContext, resolveRequest, type SlideRequest } from './slides/resolveRequest.ts';
export {
  createSlideshow,
  type HoldReason,
  type Slideshow,
  type SlideshowStatus,
} from './slideshow/createSlideshow.ts';
export {
  createSlideChanger,
  type RunningChange,
  type SlideChange,
  type SlideChanger,
  type SlidePlaces,
} from './slides/createSlideChanger.ts';
