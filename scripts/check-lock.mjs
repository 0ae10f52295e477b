import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './lib/root.mjs';
import { findLockFaults } from './lock/findLockFaults.mjs';

const { packages } = JSON.parse(
  readFileSync(resolve(process.argv[2] ?? `${root}/package-lock.json`), 'utf8'),
);
const faults = findLockFaults(packages);
for (const fault of faults) console.log(fault);
console.log(`${Object.keys(packages).length} locked packages read, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
