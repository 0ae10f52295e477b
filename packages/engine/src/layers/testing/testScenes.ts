/** Frames of a target, in the wire format. */
export const frames = (...all: object[]) => ({ all });

/** In within 300 ms from 100 on, out within 400 ms, a scene of 600 ms that turns and one of 200 ms that grows. */
export const testScenes = {
  tl: {
    in: { content: frames({ t: 0, d: 0, o: 0, y: '50px' }, { t: 100, d: 300, o: 1, y: 0 }) },
    out: { content: frames({ t: 0, d: 400, o: 0, pE: 'n' }) },
    scene_1: { content: frames({ t: 0, d: 600, rZ: '45deg' }) },
    scene_2: { content: frames({ t: 0, d: 200, sX: 2, sY: 2 }) },
  },
};
