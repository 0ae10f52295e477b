import { playScore, type Score } from '@vitrine/player';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

hydrateRoot(
  find('#root'),
  <StrictMode>
    <App compiled={JSON.parse(find('#data').textContent ?? '')} />
  </StrictMode>,
);

const score = JSON.parse(find('#score').textContent ?? '') as Score;
void playScore(find('#by-score sr7-module'), score, {
  onPlayer: (player) => player.on('slide.ended', ({ slide }) => console.log(slide.length)),
});

document.addEventListener('sr.slide.afterChange', ({ detail }) => {
  document.title = `${detail.moduleId} at ${detail.slide}`;
});
