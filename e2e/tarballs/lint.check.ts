import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems';
import { expect, test } from '@playwright/test';
import { published } from '../../scripts/lib/published.mjs';
import { bin } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { TARBALLS } from './installedApp.ts';

/** Those of ES modules: the packages are nothing else. */
const RESOLUTIONS = ['node16-esm', 'bundler'] as const;

// By both workers, before each installs an app.
test.describe.configure({ mode: 'parallel' });

for (const { name, tarball } of published()) {
  const file = join(TARBALLS, tarball);

  test(`${name} has every file that its package.json names`, async () => {
    const { code, output } = await run(bin('publint'), ['--strict', file]);
    expect(code, output).toBe(0);
  });

  test(`${name} has types that every kind of resolution finds`, async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(file)));
    if (!analysis.types) throw new Error('It has no types.');
    const problems = analysis.problems.filter((problem) =>
      RESOLUTIONS.some((kind) => problemAffectsResolutionKind(problem, kind, analysis)),
    );
    expect(problems).toEqual([]);
  });
}
