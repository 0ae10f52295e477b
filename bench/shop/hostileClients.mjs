import { connect } from 'node:net';

/** 16 clients that nobody wants, until whoever started them lets go of them, and never for longer than this. */
const MOST_MS = 60_000;
/** Between two tries of one client: it waits for no answer that it does not need. */
const PAUSE_MS = 50;
const DRIP_MS = 100;

const [, , address = ''] = process.argv;
const { port, hostname, host } = new URL(address);
const end = AbortSignal.timeout(MOST_MS);
process.once('disconnect', () => process.exit(0));
end.addEventListener('abort', () => process.exit(0));

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {string} path @param {string} type @param {string} body */
const post = (path, type, body) => () =>
  fetch(address + path, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' }).then(
    (response) => response.arrayBuffer(),
  );

const quantities = Array.from({ length: 1990 }, () => 'quantity[]=1').join('&');
const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(18_000);

/** A byte now and then of a body that never ends; `start` alone is a connection on which nothing comes any more. */
const drip = (/** @type {string} */ start, /** @type {string} */ byte) => () =>
  new Promise((done) => {
    const socket = connect(Number(port), hostname, () => socket.write(start));
    const timer = setInterval(() => byte && socket.write(byte), DRIP_MS);
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      done(undefined);
    });
  });

const head = `POST /?wc-ajax=add_to_cart HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;

/** How many of each there are. @type {readonly (readonly [number, () => Promise<unknown>])[]} */
const CLIENTS = [
  [4, drip(`${head}Content-Length: 900000\r\n\r\n`, 'a')],
  [2, drip(head, 'X')],
  [2, drip('', '')],
  [3, post('/api/v1/login', 'application/json', '['.repeat(1_000_000))],
  [3, post('/shop/?add-to-cart=1', 'application/x-www-form-urlencoded', quantities)],
  [2, post('/cart/', 'multipart/form-data; boundary=x', `${parts}--x--\r\n`)],
];

/** @param {() => Promise<unknown>} act */
async function again(act) {
  for (;;) {
    await act().catch(() => {});
    await pause(PAUSE_MS);
  }
}

for (const [count, act] of CLIENTS) for (let each = 0; each < count; each++) void again(act);
process.send?.('ready');
