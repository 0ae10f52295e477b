// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createTestTriggers } from '../../testing/createTestTriggers.ts';

describe('stage events', () => {
  it.each(['enterstage', 'framestarted', 'frameended', 'enteredstage', 'leavestage', 'leftstage'] as const)(
    '%s of a layer sets off what waits for it',
    (evt) => {
      const { stage, told } = createTestTriggers([
        { a: 'next', evt, src: [1] },
        { a: 'prev', evt, src: [2] },
        { a: 'pause', evt },
      ]);
      stage(evt, '1');
      expect(told).toEqual(['next 1']);
      stage(evt);
      expect(told).toEqual(['next 1', 'pause null']);
    },
  );

  it.each(['load', 'always', 'ready'])('%s comes whenever the slide enters, its layers aside', (evt) => {
    const { stage, told } = createTestTriggers([
      { a: 'next', evt, src: [1, 2] },
      { a: 'prev', evt },
    ]);
    stage('enterstage', '1');
    stage('enteredstage');
    expect(told).toEqual([]);
    stage('enterstage');
    expect(told).toEqual(['next 1', 'prev null']);
    stage('enterstage');
    expect(told).toHaveLength(4);
  });
});
