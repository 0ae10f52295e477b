import type { ShownRow } from './index.ts';

export const isOutside = ({ row }: ShownRow): boolean => row.placed === 'outside';
