import ipaddr from 'ipaddr.js';

/** Public IPv6; what lies beside it is local, reserved, or leads to IPv4 by a detour. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an address is one of the public internet: not this machine, not a network behind it, not a cloud's own
 * address, in IPv4, IPv6 and IPv4 written as IPv6.
 */
export function isOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6);
}
