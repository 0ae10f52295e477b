import { expectTypeOf, it } from 'vitest';
import type { FragmentView } from './FragmentView.ts';
import type { PageView } from './PageView.ts';

/** The same without functions, at any depth: nothing can be where one was. */
type Data<T> = T extends (...given: never[]) => unknown
  ? never
  : T extends object
    ? { readonly [Key in keyof T]: Data<T[Key]> }
    : T;

it('finds functions, or what follows could not fail', () => {
  interface Deep {
    readonly a: { readonly b: readonly { readonly c: (page: number) => string }[] };
  }
  expectTypeOf<Deep>().not.toExtend<Data<Deep>>();
});

it('pages and fragments are drawn from data: islands get the same as JSON', () => {
  expectTypeOf<PageView>().toExtend<Data<PageView>>();
  expectTypeOf<FragmentView>().toExtend<Data<FragmentView>>();
});
