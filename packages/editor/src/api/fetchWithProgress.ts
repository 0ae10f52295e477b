/** `fetch` does not tell how much of a file has been sent; the older way of asking does. */
export const fetchWithProgress =
  (onProgress: (sent: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => resolve(responseOf(request)));
      // As `fetch` says it.
      request.addEventListener('error', () => reject(new TypeError('The server cannot be reached.')));
      request.addEventListener('abort', () => reject(new DOMException('It was stopped.', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });

const NO_BODY = new Set([204, 304]);

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(NO_BODY.has(request.status) ? null : request.responseText, {
    status: request.status,
    headers: {
      'content-type': request.getResponseHeader('content-type') ?? '',
      etag: request.getResponseHeader('etag') ?? '',
    },
  });
