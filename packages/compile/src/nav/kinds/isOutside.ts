import type { ShownRow } from '@vitrine/player/markup';

export const isOutside = ({ row }: ShownRow): boolean => row.placed === 'outside';
