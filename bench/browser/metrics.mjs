/** @typedef {import('@playwright/test').CDPSession} CDPSession */

/**
 * What the main thread has done so far, in ms, and what the page holds.
 * @param {CDPSession} session
 */
export async function readMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ name) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    script: of('ScriptDuration') * 1000,
    style: of('RecalcStyleDuration') * 1000,
    layout: of('LayoutDuration') * 1000,
    task: of('TaskDuration') * 1000,
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}
/** @typedef {Awaited<ReturnType<typeof readMetrics>>} Metrics */

/**
 * All that the main thread did. Script, style and layout by themselves leave out what promises go on with, and painting.
 * @param {Metrics} before @param {Metrics} after
 */
export const workBetween = (before, after) => after.task - before.task;

/** @param {CDPSession} session */
export async function collectGarbage(session) {
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
}

/**
 * All that a page holds: scripts, data, elements, their styles and their layout. What `measureUserAgentSpecificMemory` tells leaves
 * layout out, which is most of what slides take that stand in the page.
 * @param {CDPSession} session
 */
export async function heldBytes(session) {
  await collectGarbage(session);
  /** @type {string[]} */
  const chunks = [];
  const keep = (/** @type {{ chunk: string }} */ { chunk }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  /** @type {string[]} */
  const fields = snapshot.meta.node_fields;
  let bytes = 0;
  for (let at = fields.indexOf('self_size'); at < nodes.length; at += fields.length) bytes += nodes[at];
  return bytes;
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * How many frames the browser drew while something ran.
 * @param {CDPSession} session @param {() => Promise<unknown>} run
 */
export async function drawnFrames(session, run) {
  let drawn = 0;
  /** @param {{ value: { name?: string }[] }} data */
  const count = ({ value }) => {
    drawn += value.filter(({ name }) => name === 'DrawFrame').length;
  };
  session.on('Tracing.dataCollected', count);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'],
    },
  });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', count);
  return drawn;
}
