import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { compileModule } from '../module/compileModule.ts';
import { moduleDocument } from '../testing/drawModule.ts';
import { createDrawnModule } from './createDrawnModule.tsx';

it('a slide that stands in the page is not drawn once more for its rules; one that comes is', () => {
  const layers = [{ id: 1, type: 'text', content: { text: 'Hello' } }];
  const compiled = compileModule(openModule(moduleDocument({}, { layers }, { layers })), { nowMs: 0 });
  const drawn = createDrawnModule(compiled);
  const reads = { 1: 0, 2: 0 };
  for (const key of ['1', '2'] as const) {
    const [text] = compiled.module.slide(key).layers;
    const { content } = text ?? {};
    Object.defineProperty(text, 'content', {
      get() {
        reads[key]++;
        return content;
      },
    });
  }
  expect(drawn.drawnSlide('1')?.css).toBe('');
  expect(reads).toEqual({ 1: 0, 2: 0 });
  expect(drawn.drawnSlide('2')?.layers).toContain('Hello');
  expect(reads[2]).toBeGreaterThan(0);
});
