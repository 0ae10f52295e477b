import type { FastifyRequest } from 'fastify';

/** Whether whoever asked went away before all of it had come: that is no fault of ours, and anybody could fill a log with it. */
export const isCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;
