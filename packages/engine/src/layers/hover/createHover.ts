import { createDisposers } from '@vitrine/browser';
import type { Timeline } from '@vitrine/motion';
import type { Motion } from '../../ports/Motion.ts';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { InlineStyles } from '../run/createInlineStyles.ts';
import type { HoverContext } from './HoverContext.ts';
import { hoverLook } from './hoverLook.ts';
import { hoverRules } from './hoverRules.ts';

export interface HoverOptions {
  readonly nodes: LayerNodes;
  readonly motion: Pick<Motion, 'createTimeline'>;
  readonly inline: InlineStyles;
  /** Measures and reads how the layer stands now. */
  readonly context: () => HoverContext;
}

/** The look of a layer under the pointer: it goes there, and back when the pointer leaves. */
export interface HoverPlayer {
  /** Whether it shows anything now. */
  readonly isActive: boolean;
  enter(): void;
  leave(): void;
  /** Anew, at the same time: sizes or the level have changed. */
  relayout(): void;
  dispose(): void;
}

export function createHover({ nodes, motion, inline, context }: HoverOptions): HoverPlayer {
  let timeline: Timeline | null = null;
  let isOver = false;
  let disposers = createDisposers();

  function build(): void {
    const about = context();
    const look = hoverLook(about);
    const rules = hoverRules(about, nodes);
    if (!look && rules.length === 0) return;
    const { durationMs, ease } = about.hover.frame;
    const step = { startMs: 0, durationMs: Math.max(0, durationMs), ease, style: look?.to ?? {} };
    const made = motion.createTimeline(
      look ? [{ element: nodes.content, start: look.from, steps: [step] }] : [],
      { durationMs: step.durationMs, onFinish: settle },
    );
    for (const { element, property, value } of rules) disposers.add(inline.claim(element, property, value));
    disposers.add(() => made.dispose());
    timeline = made;
  }

  function settle(): void {
    if (!isOver) dispose();
    // A finished animation would be thrown away once a scene covers it, and be missing after the scene.
    else timeline?.pause();
  }

  function go(): void {
    if (isOver) timeline?.play();
    else timeline?.reverse();
  }

  function dispose(): void {
    timeline = null;
    disposers.dispose();
    disposers = createDisposers();
  }

  return {
    get isActive() {
      return timeline !== null;
    },
    enter() {
      isOver = true;
      if (!timeline) build();
      go();
    },
    leave() {
      isOver = false;
      if (timeline?.durationMs === 0) dispose();
      else go();
    },
    relayout() {
      const atMs = timeline?.timeMs;
      if (atMs === undefined) return;
      dispose();
      build();
      (timeline as Timeline | null)?.seek(atMs);
      go();
    },
    dispose() {
      isOver = false;
      dispose();
    },
  };
}
