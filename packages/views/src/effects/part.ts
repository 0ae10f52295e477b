export { effectReaders as readers } from '@vitrine/model';
export { backgroundBleed } from './backgroundBleed.ts';
export { addEffectRules } from './effectsCss.ts';
