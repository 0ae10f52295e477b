import type { PrecompiledModule } from '@vitrine/compile/server';
import { Module } from '@vitrine/react';
import { Module as Compiled } from '@vitrine/react/compiled';
import { useState } from 'react';
import { Hero } from './examples/Hero.tsx';
import hero from './hero.json';

export function App({ compiled }: { readonly compiled: PrecompiledModule }) {
  const [heard, hear] = useState('nothing');
  return (
    <main>
      <div id="by-document">
        <Module
          document={hero}
          nowMs={0}
          onPlayer={(player) => {
            player.on('slide.afterChange', ({ slide, interrupted }) => hear(`${slide} ${interrupted}`));
            // @ts-expect-error there is no such event
            player.on('slide.afterchange', () => undefined);
          }}
        />
      </div>
      <div id="by-data">
        <Compiled compiled={compiled} />
      </div>
      <div id="by-example">
        <Hero hero={hero} nowMs={0} />
      </div>
      <output>{heard}</output>
    </main>
  );
}
