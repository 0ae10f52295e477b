import { describe, expect, it, vi } from 'vitest';
import { SLIDER_TEXTS } from '../sliders/sliderTexts.ts';
import { drops, refuses, says, saysText, wireServerForTests } from '../testing/wireServerForTests.ts';
import { createSliderClient } from './createSliderClient.ts';

const wire = wireServerForTests();

const slider = {
  success: true,
  message: '',
  id: 7,
  settings: { alias: 'hero' },
  slides: { 30: { id: 30, slide: { id: 30 }, layers: { 1: {} } } },
  addOns: [],
};

describe('a whole module', () => {
  it('is asked for by id, with the format and the headers of the contract', async () => {
    wire.server.answer = says(slider);
    const answer = await wire.client().fullSlider({ id: '7' });
    expect(answer).toMatchObject({ id: '7', alias: 'hero', addOns: {}, document: slider });
    expect(Object.keys(answer.slides)).toEqual(['30']);
    expect(wire.server.heard).toMatchObject([
      { method: 'GET', url: '/wp-json/sliderrevolution/sliders/7?srengine=7', body: '' },
    ]);
    expect(wire.server.heard[0]?.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  it.each([
    [{ alias: 'my hero/2' }, 'my%20hero%2F2?srengine=7&alias=true'],
    [{ id: '7', alias: 'hero' }, '7?srengine=7'],
    [{ id: '7', alias: 'hero', forceAlias: true }, 'hero?srengine=7&alias=true'],
    [{ id: '7', version: 6, raw: true }, '7?srengine=6&raw=true'],
    [{ id: '7', slideId: '30' }, '7?srengine=7&slideid=30'],
    [{ id: '$&' }, '%24%26?srengine=7'],
  ] as const)('asks for %j at %s', async (request, address) => {
    wire.server.answer = says(slider);
    await wire.client().fullSlider(request);
    expect(wire.lastUrl()).toBe(`/wp-json/sliderrevolution/sliders/${address}`);
  });

  it('is asked for below a REST base without its slash', async () => {
    wire.server.answer = says(slider);
    await wire.client({ restUrl: `${wire.server.url}wp-json` }).fullSlider({ id: '7' });
    expect(wire.lastUrl()).toBe('/wp-json/sliderrevolution/sliders/7?srengine=7');
  });

  it('goes on in a REST base that has a query already', async () => {
    wire.server.answer = says(slider);
    await wire.client({ restUrl: `${wire.server.url}?rest_route=/` }).fullSlider({ id: '7' });
    expect(wire.lastUrl()).toBe('/?rest_route=/sliderrevolution/sliders/7&srengine=7');
  });

  it.each([
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [500, 'Internal Server Error'],
    [201, 'Created'],
  ])('rejects with the status text when the status is %i', async (status, statusText) => {
    wire.server.answer = refuses(status, statusText);
    await expect(wire.client().fullSlider({ alias: 'hero' })).rejects.toThrow(new Error(statusText));
    expect(wire.server.heard).toHaveLength(1);
  });

  it.each([
    ['success false', '{"success":false}', 0],
    ['garbage', '<html>Fatal error</html>', 0],
    ['nothing', '', 0],
    ['no object but a number', '0', 0],
    ['an object that is broken', 'Notice {a: 1} end', 1],
  ])('says that it could not be loaded from the DB after %s', async (_, reply, invalid) => {
    wire.server.answer = saysText(reply);
    const loading = wire.client().fullSlider({ alias: 'hero' });
    await expect(loading).rejects.toThrow(new Error('hero Could not be Loaded from DB'));
    expect(wire.logged).toEqual(Array(invalid).fill('Invalid JSON object encountered'));
  });

  it('is found among warnings around it, and the broken object before it is wire.logged', async () => {
    wire.server.answer = saysText(`<b>Warning</b> {oops} ${JSON.stringify(slider)}\n<!-- cached -->`);
    await expect(wire.client().fullSlider({ id: '7' })).resolves.toMatchObject({ id: '7' });
    expect(wire.logged).toEqual(['Invalid JSON object encountered']);
  });

  it('logs on the console when nobody else listens', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    wire.server.answer = saysText(`{oops} ${JSON.stringify(slider)}`);
    await createSliderClient({ restUrl: wire.server.url }).fullSlider({ id: '7' });
    expect(warn.mock.calls).toEqual([['Invalid JSON object encountered']]);
  });

  it('is read from a text inside a text', async () => {
    wire.server.answer = says(JSON.stringify(slider));
    await expect(wire.client().fullSlider({ id: '7' })).resolves.toMatchObject({ alias: 'hero' });
  });

  it('is waited for when it is slow', async () => {
    wire.server.answer = (response) => {
      response.write('{"success":true,');
      setTimeout(() => response.end('"id":7}'), 60);
    };
    await expect(wire.client().fullSlider({ id: '7' })).resolves.toMatchObject({ id: '7', slides: {} });
  });

  it('is asked for once when the connection drops, and rejects', async () => {
    wire.server.answer = drops;
    await expect(wire.client().fullSlider({ id: '7' })).rejects.toThrow(/.+/);
    expect(wire.server.heard).toHaveLength(1);
    expect(wire.waits).toEqual([]);
  });
});

describe('one slide', () => {
  it('is handed over as documents hold it, also out of a list', async () => {
    const client = wire.client();
    wire.server.answer = says(slider);
    await expect(client.slide({ id: '7', slideId: '30' })).resolves.toEqual(slider.slides[30]);
    wire.server.answer = says({ success: true, slides: [slider.slides[30]] });
    await expect(client.slide({ id: '7', slideId: '30' })).resolves.toEqual(slider.slides[30]);
  });

  it.each([
    ['asked for by its old id', '9'],
    ['that has its old id in the answer', '30'],
  ])('is found when it is one %s', async (_, slideId) => {
    const answered = { id: 30, slide: { id: slideId === '9' ? 30 : 9 }, layers: {} };
    wire.server.answer = says({
      success: true,
      slides: { [answered.slide.id]: answered },
      v6v7ids: { n: { 9: 30 } },
    });
    await expect(wire.client().slide({ id: '7', slideId })).resolves.toEqual(answered);
  });

  it.each([
    ['success is false', says({ success: false })],
    ['another slide comes', says({ success: true, slides: { 9: { slide: { id: 9 } } } })],
    ['the server refuses', refuses(500, 'Internal Server Error')],
    ['the connection drops', drops],
  ])('is null when %s', async (_, answer) => {
    wire.server.answer = answer;
    await expect(wire.client().slide({ id: '7', slideId: '30' })).resolves.toBeNull();
  });
});

describe('a feed', () => {
  it('is a list of items, asked for in the language of the page', async () => {
    wire.server.answer = says({ success: true, data: [{ title: 'One' }, 'noise', { title: 'Two' }] });
    await expect(wire.client({ language: 'de' }).stream({ id: '7' })).resolves.toEqual([
      { title: 'One' },
      { title: 'Two' },
    ]);
    expect(wire.lastUrl()).toBe('/wp-json/sliderrevolution/sliders/stream/7?srlang=de');
    await wire.client().stream({ id: '7' });
    expect(wire.lastUrl()).toBe('/wp-json/sliderrevolution/sliders/stream/7');
  });

  it('may come as an object of numbers', async () => {
    wire.server.answer = says({ success: true, data: { 0: { title: 'One' }, 4: { title: 'Two' } } });
    await expect(wire.client().stream({ id: '7' })).resolves.toHaveLength(2);
  });

  it('says so when it could not be loaded', async () => {
    wire.server.answer = says({ success: false });
    await expect(wire.client().stream({ id: '7' })).rejects.toThrow(new Error('Feed could not be Loaded'));
    wire.server.answer = refuses(404, 'Not Found');
    await expect(wire.client().stream({ id: '7' })).rejects.toThrow(new Error('Not Found'));
  });
});

describe('settings of a modal', () => {
  const settings = {
    success: true,
    sp: '1200',
    bg: '#000',
    pS: 'true',
    v: 'top',
    h: 'left',
    id: 9,
    navs: [],
  };
  const read = { ...settings, id: '9', v6v7ids: {}, trans: {}, navs: {} };

  it('come by their path', async () => {
    wire.server.answer = says(settings);
    await expect(wire.client().modal({ id: '9' })).resolves.toEqual(read);
    expect(wire.lastUrl()).toBe('/wp-json/sliderrevolution/sliders/modal/9');
  });

  it('come by ajax, for an alias', async () => {
    wire.server.answer = says({ ...settings, v6v7ids: '{"s":{"5":17}}' });
    const answer = await wire.client().modalSettings({ alias: 'offer' });
    expect(answer).toEqual({ ...read, v6v7ids: { s: { 5: 17 } } });
    expect(wire.lastForm()).toEqual({
      action: 'revslider_ajax_call_front',
      client_action: 'get_modal_settings',
      version: '7',
      'data[version]': '7',
      'data[alias]': 'offer',
      'data[forcealias]': 'true',
    });
  });

  it('come by their path where there is no ajax', async () => {
    wire.server.answer = says(settings);
    await expect(wire.client({ ajaxUrl: '' }).modalSettings({ alias: 'offer' })).resolves.toEqual(read);
    expect(wire.lastUrl()).toBe('/wp-json/sliderrevolution/sliders/modal/offer?alias=true');
  });

  it('that fail name the module', async () => {
    wire.server.answer = says({ success: false });
    const failing = wire.client().modalSettings({ alias: 'offer', id: '9' });
    await expect(failing).rejects.toThrow(new Error('offer Could not be Loaded from DB'));
  });
});

describe('without a REST base', () => {
  it('every call goes by ajax', async () => {
    wire.server.answer = says({ ...slider, data: [] });
    const client = wire.client({ restUrl: '' });
    await client.fullSlider({ id: '7', slideId: '30' });
    expect(wire.lastForm()).toMatchObject({
      client_action: 'get_full_slider_object',
      'data[id]': '7',
      'data[slideid]': '30',
      'data[forcealias]': 'false',
    });
    await client.stream({ id: '7' });
    expect(wire.lastForm()).toMatchObject({ client_action: 'get_stream_data', 'data[id]': '7' });
    await client.modal({ id: '7' });
    expect(wire.lastForm()).toMatchObject({ client_action: 'get_modal_data', 'data[id]': '7' });
  });

  it('and without ajax it says that there is no address', async () => {
    const client = wire.client({ restUrl: '', ajaxUrl: '' });
    await expect(client.fullSlider({ id: '7' })).rejects.toThrow(new Error(SLIDER_TEXTS.noAddress));
    await expect(client.slide({ id: '7', slideId: '1' })).resolves.toBeNull();
    expect(wire.server.heard).toEqual([]);
  });
});
