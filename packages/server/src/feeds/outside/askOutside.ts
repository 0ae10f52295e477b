import { lookup as dnsLookup } from 'node:dns/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OUTSIDE_MS, OUTSIDE_PORTS, OUTSIDE_REDIRECTS } from '../limits.ts';
import { isOutside } from './isOutside.ts';

export interface OutsideAddress {
  readonly address: string;
  readonly family: number;
}

export interface OutsideOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The types that are wanted. Default: JSON. */
  readonly accept?: string;
  /** How a host's addresses are found. Default: the system's way. */
  readonly lookup?: (host: string) => Promise<readonly OutsideAddress[]>;
  /** Whether a place may be asked. Default: the public internet, at the ports of the web. */
  readonly isAllowed?: (address: string, port: number) => boolean;
  readonly timeoutMs?: number;
  /** Sent by POST in the place of GET: whatever comes back is the answer, and no redirect is followed. */
  readonly body?: string;
}

export type OutsideAnswer<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/** Something to be told as a value; anything else that is thrown is the network's. */
export class Refused extends Error {}

const isPublicWeb = (address: string, port: number): boolean => OUTSIDE_PORTS.has(port) && isOutside(address);
const lookUp = (host: string): Promise<OutsideAddress[]> => dnsLookup(host, { all: true });

/** What is taken of an answer, or a `Refused`. */
type Read<T> = (response: IncomingMessage) => Promise<T>;

/**
 * Asks another host. Nobody can use it to reach an inner network: every address of every hop is checked, and the
 * connection goes to the address that was checked. Time and redirects are limited; who reads limits the size.
 */
export async function askOutside<T>(
  url: string,
  options: OutsideOptions,
  read: Read<T>,
): Promise<OutsideAnswer<T>> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? OUTSIDE_MS);
  try {
    return { ok: true, value: await follow(new URL(url), options, signal, OUTSIDE_REDIRECTS, read) };
  } catch (error) {
    // The message of a network error may name inner addresses, that of a JSON error what was fetched.
    if (error instanceof Refused) return { ok: false, message: error.message };
    return { ok: false, message: signal.aborted ? 'It took too long.' : 'It could not be reached.' };
  }
}

async function follow<T>(
  url: URL,
  options: OutsideOptions,
  signal: AbortSignal,
  redirects: number,
  read: Read<T>,
): Promise<T> {
  const response = await send(url, options, await checkedAddresses(url, options, signal), signal);
  if (options.body !== undefined) return readAny(response, read);
  const { statusCode = 0 } = response;
  const { location } = response.headers;
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return finish(response, read);
  response.destroy();
  if (redirects === 0) throw new Refused('It was redirected too often.');
  const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
  if (!next) throw new Refused('It was redirected to nowhere.');
  // Keys go to the host that they are for, and to no other.
  const { headers: _, ...rest } = options;
  return follow(next, next.origin === url.origin ? options : rest, signal, redirects - 1, read);
}

async function finish<T>(response: IncomingMessage, read: Read<T>): Promise<T> {
  const { statusCode = 0 } = response;
  if (statusCode === 200) return readAny(response, read);
  response.destroy();
  throw new Refused(`It answered with status ${statusCode}.`);
}

async function readAny<T>(response: IncomingMessage, read: Read<T>): Promise<T> {
  try {
    return await read(response);
  } finally {
    response.destroy();
  }
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

async function checkedAddresses(
  url: URL,
  { lookup = lookUp, isAllowed = isPublicWeb }: OutsideOptions,
  signal: AbortSignal,
): Promise<readonly OutsideAddress[]> {
  const port = url.port === '' ? PORTS[url.protocol] : Number(url.port);
  if (PORTS[url.protocol] === undefined || port === undefined)
    throw new Refused('Only http and https are asked.');
  if (url.username !== '' || url.password !== '') throw new Refused('An address may not name a user.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses =
    isIP(host) === 0 ? await untilAborted(lookup(host), signal) : [{ address: host, family: isIP(host) }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address, port)))
    throw new Refused('This address is not asked.');
  return addresses;
}

/** Looking up a name cannot be called off; what waits for it can. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    work.then(resolve, reject);
  });
}

function send(
  url: URL,
  { headers, accept = 'application/json', body }: OutsideOptions,
  addresses: readonly OutsideAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  // Asking the name server again could give another address than the one that was checked.
  const lookup: LookupFunction = (_host, { all }, done) => {
    const first = addresses[0];
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        lookup,
        signal,
        agent: false,
        headers: {
          accept,
          'accept-encoding': 'identity',
          'user-agent': 'Vitrine',
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
}

/** All of it, unless there is more than is wanted. */
export async function readBytes(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new Refused('Its answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
