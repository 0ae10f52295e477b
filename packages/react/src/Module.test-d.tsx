import { precompileModule } from '@vitrine/compile/server';
import type { Player } from '@vitrine/engine';
import { expectTypeOf, it } from 'vitest';
import { Module as Precompiled } from './compiled.ts';
import { Module } from './Module.tsx';

it('hands pages a player, whose events have their payloads', () => {
  const hear = (player: Player) => {
    expectTypeOf(player.on).parameter(0).not.toBeAny();
    player.on('slide.ended', ({ index }) => expectTypeOf(index).toEqualTypeOf<number>());
  };
  void (<Module document={{}} onPlayer={hear} />);
  void (<Precompiled compiled={precompileModule({}, { nowMs: 0 })} onPlayer={hear} />);
});

it('takes a document or what was compiled of one, each by its own component', () => {
  // @ts-expect-error a module needs a document
  void (<Module />);
  // @ts-expect-error what was compiled is no document
  void (<Precompiled document={{}} />);
  // @ts-expect-error parts of what was compiled are not enough
  void (<Precompiled compiled={{ html: '', css: '' }} />);
});
