import { frame, score } from './compiled.ts';
import { fullSlider } from './fullSlider.ts';
import { modal, modalSettings } from './modal.ts';
import { stream } from './stream.ts';

/** Every call for modules, one line each. */
export const endpoints = { fullSlider, stream, modal, modalSettings, frame, score } as const;
