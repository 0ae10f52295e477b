import { resolve } from 'node:path';
import { checkLayers } from './layers/checkLayers.mjs';
import { root } from './lib/root.mjs';

const { files, faults } = checkLayers(resolve(process.argv[2] ?? root));
for (const fault of faults) console.log(fault);
console.log(`${files} files read, ${faults.length} wrong imports`);
// A checker that read nothing has shown nothing.
process.exitCode = faults.length || files === 0 ? 1 : 0;
