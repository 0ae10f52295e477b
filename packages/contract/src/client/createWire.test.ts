import { describe, expect, it } from 'vitest';
import { drops, refuses, says, saysText, wireServerForTests } from '../testing/wireServerForTests.ts';

const wire = wireServerForTests();

describe('a call by ajax', () => {
  it('is a form with brackets for what is nested', async () => {
    wire.server.answer = says({ success: true, done: 1 });
    const data = { id: 5, list: [1, { a: 'x y&z' }], none: null, missing: undefined, on: false };
    await expect(wire.client().ajax('get_modal_data', data)).resolves.toMatchObject({ done: 1 });
    expect(wire.server.heard[0]).toMatchObject({ method: 'POST', url: '/admin-ajax.php' });
    expect(wire.server.heard[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(wire.lastForm()).toEqual({
      action: 'revslider_ajax_call_front',
      client_action: 'get_modal_data',
      version: '7',
      'data[id]': '5',
      'data[list][0]': '1',
      'data[list][1][a]': 'x y&z',
      'data[none]': '',
      'data[on]': 'false',
    });
  });

  it('carries the nonce in backend mode, and never else', async () => {
    wire.server.answer = says({ success: true });
    await wire.client({ nonce: 'n1' }).ajax('save', {}, { version: 6 });
    expect(wire.lastForm()).toMatchObject({ version: '6' });
    expect(wire.lastForm()).not.toHaveProperty('nonce');
    await wire.client({ nonce: 'n1', isBackend: true }).ajax('save');
    expect(wire.lastForm()).toMatchObject({ nonce: 'n1', action: 'revslider_ajax_action' });
  });

  it('names the old format in the address of the one action that does', async () => {
    wire.server.answer = says({ success: true });
    await wire.client().ajax('get_full_slider_object_v7', { id: '7' });
    expect(wire.lastUrl()).toBe('/admin-ajax.php?srengine=6');
  });

  it('is made again five times, 750 ms apart, when the network loses it', async () => {
    wire.server.answer = drops;
    await expect(wire.client().ajax('get_modal_data')).rejects.toThrow(/.+/);
    expect(wire.waits).toEqual([750, 750, 750, 750, 750]);
    expect(wire.server.heard).toHaveLength(6);
  });

  it('succeeds when a repetition does, also after an answer cut in the middle', async () => {
    wire.server.answer = (response) => {
      if (wire.server.heard.length > 2) return says({ success: true, id: 1 })(response);
      response.writeHead(200, { 'content-length': '100' });
      return response.write('{"success":', () => drops(response));
    };
    await expect(wire.client().ajax('get_modal_data')).resolves.toMatchObject({ id: 1 });
    expect(wire.waits).toEqual([750, 750]);
  });

  it('is not made again when the server has answered', async () => {
    wire.server.answer = refuses(500, 'Internal Server Error');
    await expect(wire.client().ajax('x')).rejects.toThrow(new Error('Internal Server Error'));
    wire.server.answer = saysText('0');
    await expect(wire.client().ajax('x', { id: 3 })).rejects.toThrow(
      new Error('3 Could not be Loaded from DB'),
    );
    expect(wire.server.heard).toHaveLength(2);
  });

  it('ends, and is not made again, when it is called off', async () => {
    const ending = new AbortController();
    wire.server.answer = () => ending.abort();
    await expect(wire.client({ signal: ending.signal }).ajax('x')).rejects.toThrow(/abort/i);
    expect(wire.waits).toEqual([]);
  });
});
