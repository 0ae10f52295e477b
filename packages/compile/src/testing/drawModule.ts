import { openModule } from '@vitrine/model';
import { Window } from 'happy-dom';
import { compileModule } from '../module/compileModule.ts';
import { renderFirstFrame } from '../html/renderFirstFrame.tsx';

type Json = Record<string, unknown>;

export interface TestSlide {
  readonly slide?: Json;
  readonly layers?: Json | readonly Json[];
}

const USUAL_LEVELS = [false, true, true, true, true];

/** A module document from settings and slides, in the wire format; it is for the usual levels, and slide keys are 1, 2, 3 … */
export function moduleDocument(settings: Json, ...slides: readonly TestSlide[]): Json {
  const entries = slides.map(({ slide = {}, layers = {} }, index) => {
    const id = index + 1;
    const byId = Array.isArray(layers)
      ? Object.fromEntries(layers.map((layer: Json, at) => [String(layer['id'] ?? at), layer]))
      : layers;
    return [String(id), { id, slide: { id, order: id, ...slide }, layers: byId }];
  });
  return {
    id: '7',
    settings: { uSize: USUAL_LEVELS, ...settings },
    slides: Object.fromEntries(entries),
    addOns: [],
  };
}

/** Draws a document as the server does and hands back its CSS and its markup, parsed. */
export function drawModule(document: unknown, nowMs = 0) {
  const compiled = compileModule(openModule(document), { nowMs });
  const html = renderFirstFrame(compiled);
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  window.document.body.innerHTML = html;
  return { css: compiled.css, html, body: window.document.body };
}

/** Draws one slide with these layers. */
export const drawLayers = (layers: readonly Json[], settings: Json = {}, slide: Json = {}) =>
  drawModule(moduleDocument(settings, { slide, layers }));
