import type { ActionKind } from '../ActionKind.ts';

export const motionPermission: ActionKind = (_, { host }) => host.page.requestMotionPermission();
