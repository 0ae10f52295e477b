import { baseCss, compileModule } from '@vitrine/compile';
import { precompileModule, renderFirstFrame, renderPlay } from '@vitrine/compile/server';
import { openModule } from '@vitrine/model';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { heroPage } from './examples/heroPage.ts';
import { HeroPage } from './examples/HeroPage.tsx';
import hero from './hero.json';

const toScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What the page of index.html is filled with, by the names of its places. */
export function renderPage(): Readonly<Record<string, string>> {
  const options = { nowMs: 0, serial: 2 };
  const compiled = compileModule(openModule(hero), options);
  const data = precompileModule(hero, { nowMs: 0, serial: 3 });
  return {
    styles: `<style>${baseCss}${compiled.css}</style>`,
    frame: renderFirstFrame(compiled, { awaitsScript: true }),
    score: toScript(renderPlay(hero, options)),
    data: toScript(data),
    app: renderToString(
      <StrictMode>
        <App compiled={data} />
      </StrictMode>,
    ),
  };
}

/** The pages of the examples that a server writes. */
export const renderExamples = (): Readonly<Record<string, string>> => ({
  'server-html': heroPage(hero),
  'react-compiled': renderToString(<HeroPage hero={hero} />),
});
