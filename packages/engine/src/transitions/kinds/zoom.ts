import type { FrameValue } from '@vitrine/model';
import { plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';
import { type Way, WAYS } from './ways.ts';

const scaled = (scale: number): { scaleX: FrameValue; scaleY: FrameValue; opacity: FrameValue } => ({
  scaleX: plain(scale),
  scaleY: plain(scale),
  opacity: plain(0),
});

/** The old slide shrinks into the dark behind the one that comes. */
const shrunk = ({ from }: Way) => ({ in: from(100), out: scaled(0.6), padding: 'dark' });

export const zoom: TransitionKind = {
  groups: ['zoom', 'double'],
  presets: () => ({
    zoomin: { in: scaled(0.5), out: { scaleX: plain(1.6), scaleY: plain(1.6) } },
    zoomout: { in: scaled(2) },
    scaledownfromright: shrunk(WAYS.left),
    scaledownfromleft: shrunk(WAYS.right),
    scaledownfromtop: shrunk(WAYS.down),
    scaledownfrombottom: shrunk(WAYS.up),
    'slotzoom-horizontal': { in: { ...scaled(1.5), columns: 6, mask: true }, fillOrder: 'slidebased' },
    'slotzoom-vertical': { in: { ...scaled(1.5), rows: 5, mask: true }, fillOrder: 'slidebased' },
  }),
};
