import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
const negotiator = new Negotiator({ supportedValues: ENCODINGS });

/** Of what who asks takes, the smallest. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding =>
  ENCODINGS.find((each) => each === negotiator.negotiate(String(accepted ?? ''))) ?? 'identity';
