/** Layers whose recorded boxes say nothing about where they belong, or where ours is elsewhere on purpose (docs/decisions/0015). */
const NOT_COUNTED: readonly {
  readonly module: string;
  readonly layers: readonly string[];
  readonly because: string;
}[] = [
  {
    module: '404-error-space-theme',
    layers: ['1-0', '1-4', '1-5', '1-7'],
    because: 'they never stop moving: the recording holds one moment of their loops',
  },
  { module: 'homepage-slider', layers: ['23-21'], because: 'a dot that pulses for ever' },
  { module: 'homepage-slider-2', layers: ['1-21'], because: 'a dot that pulses for ever' },
  {
    module: 'solar-system-showcase-slider1',
    layers: ['13-83', '13-84'],
    because: 'a sun that turns and swells for ever',
  },
];

export const notCounted = (module: string): ReadonlySet<string> =>
  new Set(NOT_COUNTED.filter((each) => each.module === module).flatMap(({ layers }) => layers));
