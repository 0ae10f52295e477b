import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

const IS_LONG = /^\/\/ @long$/m;
const IN_A_PAGE = /^\/\/ @vitest-environment (\S+)/;

/**
 * Files of one project and one environment follow each other: a worker goes on with the next file only if that is of its kind, and
 * reads every package anew otherwise. Of those, files whose tests take ten seconds or more say so (`// @long`) and are begun first: one that is begun last
 * is waited for by all cores but one.
 */
export class GroupedSequencer extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    /** @type {Map<string, import('vitest/node').TestSpecification[]>} */
    const groups = new Map();
    for (const file of await super.sort(files)) {
      const text = readFileSync(file.moduleId, 'utf8');
      const name = `${file.project.name} ${IN_A_PAGE.exec(text)?.[1] ?? 'node'}`;
      const group = groups.get(name) ?? [];
      groups.set(name, IS_LONG.test(text) ? [file, ...group] : [...group, file]);
    }
    return [...groups.values()].flat();
  }
}
