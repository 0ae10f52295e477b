import { describe, expect, it } from 'vitest';
import { NOWHERE } from './Distance.ts';
import { type Pose, UPRIGHT } from './Pose.ts';
import { poseTransform, poseTransforms } from './poseTransform.ts';

const style = { scales: true, perspectivePx: 600, originZ: NOWHERE };
const pose = (part: Partial<Pose>): Pose => ({ ...UPRIGHT, ...part });

describe('a pose as a transform', () => {
  it.each<[string, Partial<Pose>, string]>([
    ['nothing', {}, 'none'],
    ['opacity alone', { opacity: 0 }, 'none'],
    ['design pixels', { x: { value: 12, unit: 'design' } }, 'translate(calc(12*var(--u)),0)'],
    ['percent of its box', { y: { value: -50, unit: '%' } }, 'translate(0,-50%)'],
    ['measured pixels', { x: { value: 7.12345678, unit: 'px' } }, 'translate(7.1235px,0)'],
    ['a turn', { rotateZ: 720 }, 'rotateZ(720deg)'],
    [
      'depth',
      { z: { value: 5, unit: 'design' } },
      'perspective(calc(600*var(--u))) translateZ(calc(5*var(--u)))',
    ],
    [
      'everything, in the order of application',
      {
        x: { value: 1, unit: 'px' },
        rotateX: 1,
        rotateY: 2,
        rotateZ: 3,
        skewX: 4,
        scaleX: 5,
      },
      'perspective(calc(600*var(--u))) translate(1px,0) rotateZ(3deg) rotateY(2deg) rotateX(1deg) skew(4deg,0deg) scale(5,1)',
    ],
  ])('says %s', (_, part, expected) => {
    expect(poseTransform(pose(part), style)).toBe(expected);
  });

  it('is seen in the perspective of the module where it has none of its own', () => {
    const turned = { ...UPRIGHT, rotateY: 30 };
    const own = { ...style, perspectivePx: null };
    expect(poseTransform(turned, own)).toBe('perspective(calc(var(--pers,600)*var(--u))) rotateY(30deg)');
    expect(poseTransform(turned, { ...own, scales: false })).toBe(
      'perspective(calc(var(--pers,600)*1px)) rotateY(30deg)',
    );
  });

  it('keeps pixels where the layer does not scale, and has no perspective where there is none', () => {
    const turned = pose({ x: { value: 12, unit: 'design' }, rotateY: 20 });
    expect(poseTransform(turned, { ...style, scales: false, perspectivePx: 0 })).toBe(
      'translate(12px,0) rotateY(20deg)',
    );
  });
});

it('turns around a point behind it, which is nearer to nobody', () => {
  const behind = { ...style, originZ: { value: -50, unit: 'design' } as const };
  expect(poseTransforms([pose({ rotateY: 90 }), UPRIGHT], behind)).toEqual([
    'perspective(calc(600*var(--u))) translateZ(calc(-50*var(--u))) rotateY(90deg) translateZ(calc(50*var(--u)))',
    'perspective(calc(600*var(--u))) translateZ(calc(-50*var(--u))) rotateY(0deg) translateZ(calc(50*var(--u)))',
  ]);
  expect(poseTransform(pose({ rotateZ: 90 }), behind)).toBe('rotateZ(90deg)');
});

it('writes the poses of a scene with the same functions', () => {
  const poses = [pose({ x: { value: 10, unit: '%' }, rotateZ: 400 }), pose({ scaleX: 2 }), UPRIGHT];
  expect(poseTransforms(poses, style)).toEqual([
    'translate(10%,0) rotateZ(400deg) scale(1,1)',
    'translate(0,0) rotateZ(0deg) scale(2,1)',
    'translate(0,0) rotateZ(0deg) scale(1,1)',
  ]);
});
