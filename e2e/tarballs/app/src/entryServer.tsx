import { baseCss, compileModule } from '@vitrine/compile';
import { renderFirstFrame, renderPlay } from '@vitrine/compile/server';
import { openModule } from '@vitrine/model';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { hero } from './hero.ts';

/** What the page of index.html is filled with, by the names of its places. */
export function renderPage(): Readonly<Record<string, string>> {
  const options = { nowMs: 0, serial: 2 };
  const compiled = compileModule(openModule(hero), options);
  return {
    styles: `<style>${baseCss}${compiled.css}</style>`,
    frame: renderFirstFrame(compiled, { awaitsScript: true }),
    score: JSON.stringify(renderPlay(hero, options)).replaceAll('<', '\\u003c'),
    app: renderToString(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  };
}
