import { ROW_MOVE_MS } from '../limits.ts';
import { bulletStepsCss } from './bulletSteps.ts';

/**
 * What rows need besides, once a page. Looks place bullets themselves, by a script of old: here they stand in cells, so
 * their `position` does not count.
 */
export const rowBaseCss = `
sr7-spot .sr7-bullets>.sr7-bullet{position:relative!important;inset:auto!important;flex:none}
sr7-nav.sr7-outside{z-index:29}
.sr7-outside>sr7-spot{position:relative}
.sr7-bullets{position:relative;display:grid;align-items:center;justify-items:center}
.sr7-tabs,.sr7-thumbs{position:relative;display:grid}
.sr7-tabs-mask,.sr7-thumbs-mask{display:block;box-sizing:content-box;overflow:hidden}
.sr7-track{display:block;position:relative;transition:translate ${ROW_MOVE_MS}ms ease-out}
.sr7-track>.sr7-tab,.sr7-track>.sr7-thumb{display:block;position:absolute!important;margin:0}
sr7-spot .sr7-track .sr7-hit:focus-visible{outline:3px solid #fff!important;outline-offset:-4px!important;box-shadow:inset 0 0 0 7px #000!important}
${bulletStepsCss}
`.trim();
