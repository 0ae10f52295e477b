import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

const IN_A_PAGE = /^\/\/ @vitest-environment (\S+)/;

/**
 * Files of one project and one environment follow each other: a worker goes on with the next file only if that is of its kind, and
 * reads every package anew otherwise.
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
      const group = groupOf(file);
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}

/** @param {import('vitest/node').TestSpecification} file */
const groupOf = ({ project, moduleId }) =>
  `${project.name} ${IN_A_PAGE.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node'}`;
