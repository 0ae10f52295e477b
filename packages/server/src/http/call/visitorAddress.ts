import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../security/addressKey.ts';
import type { Call } from './Call.ts';

const FORWARDED = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
];

/** Where a proxy in front of the site would be. */
const near = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(network, bits, 'ipv4');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');
const here = new BlockList();
here.addSubnet('127.0.0.0', 8, 'ipv4');
here.addAddress('::1', 'ipv6');

const isIn = (list: BlockList, address: string): boolean => {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

/**
 * The address that limits count by; '' when it is not known. It is not behind a proxy whose word is not taken: then all visitors
 * have the proxy's, and who uses its limit up locks everybody out. From elsewhere a forwarded address may be made up, so that the
 * one of the connection counts.
 */
export function visitorAddress({ request, origin }: Pick<Call, 'request' | 'origin'>): string {
  const isPublic = !/^https?:\/\/(?:localhost|127\.|\[::1\])/i.test(origin);
  // A site of the web is asked from its own machine by a proxy only, also by one that says nothing of it.
  const isByProxy = isOfUnknownProxy(request) || (isPublic && isDirect(request) && isIn(here, request.ip));
  return isByProxy ? '' : addressKey(request.ip);
}

/** Nobody in between, or nobody whose word is taken. */
const isDirect = ({ ip, socket }: FastifyRequest): boolean => ip === socket.remoteAddress;

const isOfUnknownProxy = (request: FastifyRequest): boolean =>
  isDirect(request) &&
  FORWARDED.some((name) => request.headers[name] !== undefined) &&
  (isIn(here, request.ip) || isIn(near, request.ip));

/** Says it once: whoever has put a proxy in front learns what to set. */
export function warnOfProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isOfUnknownProxy(request)) return;
    isSaid = true;
    request.log.warn(
      { proxy: request.ip },
      'requests come through a proxy that is not trusted: visitors cannot be told apart, and limits by address are off. Set TRUST_PROXY to its address.',
    );
  });
}
