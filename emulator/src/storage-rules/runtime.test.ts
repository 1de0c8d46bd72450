import { beforeEach, describe, expect, it } from 'vitest';
import type { Incoming, Outgoing } from './protocol.ts';
import { createRuntime } from './runtime.ts';

let runtime = createRuntime({ traceDenials: false });
beforeEach(() => {
  runtime = createRuntime({ traceDenials: false });
});

function load(condition: string, id = 0): Outgoing {
  const content = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o/{file} { allow get: if ${condition}; } }`;
  return runtime.answer({
    id,
    action: 'load_ruleset',
    context: { rulesetName: 'r', source: { files: [{ name: 'storage.rules', content }] } },
  });
}

function verify(
  variables: Record<string, unknown> = {},
  context: Partial<Extract<Incoming, { action: 'verify' }>['context']> = {},
): Outgoing {
  return runtime.answer({
    id: 7,
    action: 'verify',
    context: {
      rulesetName: 'r',
      path: '/b/bucket/o/a.png',
      method: 'get',
      variables: { request: { map_value: { fields: variables } }, resource: { null_value: null } },
      ...context,
    },
  });
}

const permit = (answer: Outgoing): unknown => answer.result;

describe('load_ruleset', () => {
  it('returns the rules version', () => {
    expect(load('true', 3)).toEqual({
      id: 3,
      status: 'ok',
      result: { rulesVersion: 2 },
      errors: [],
      warnings: [],
    });
  });

  it('reports a syntax error in the format that firebase-tools parses', () => {
    const { errors, result, status } = load('true +');
    expect({ result, status }).toEqual({ result: undefined, status: 'ok' });
    expect(errors.map((error): unknown => JSON.parse(error))).toEqual([
      {
        sourcePosition_: { fileName_: 'storage.rules', line_: 1, column_: 98 },
        description_: "unexpected ';', expected an expression (column 98)",
      },
    ]);
  });

  it('keeps the previous ruleset of the same name when the new one does not compile', () => {
    load('true');
    load('true +');
    expect(permit(verify())).toEqual({ permit: true });
  });

  it('requires exactly one file', () => {
    const context = { rulesetName: 'r', source: { files: [] } };
    expect(runtime.answer({ id: 1, action: 'load_ruleset', context }).errors).toEqual([
      'Expected exactly one rules file.',
    ]);
  });
});

describe('verify', () => {
  // prettier-ignore
  it.each([
    ['request.v == null',                         { null_value: null }],
    ["request.v == 'a'",                          { string_value: 'a' }],
    ['request.v == true',                         { bool_value: true }],
    ['request.v == 5 && request.v is int',        { int_value: 5 }],
    ['request.v == 1.5',                          { float_value: 1.5 }],
    ['request.v == timestamp.value(1500)',        { timestamp_value: '1970-01-01T00:00:01.500Z' }],
    ["request.v == ['a', 1]",                     { list_value: { values: [{ string_value: 'a' }, { int_value: 1 }] } }],
    ['request.v == [1].toSet()',                  { set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } }],
    ["request.v.a.b == null",                     { map_value: { fields: { a: { map_value: { fields: { b: { null_value: null } } } } } } }],
    ['request.v == /b/x/o/y',                     { path_value: { segments: [{ simple: 'b' }, { simple: 'x' }, { simple: 'o' }, { simple: 'y' }] } }],
  ])('decodes the value in %s', (condition, v) => {
    load(condition);
    expect(verify({ v })).toEqual({ id: 7, status: 'ok', result: { permit: true }, errors: [], warnings: [] });
    load(`!(${condition})`);
    expect(permit(verify({ v }))).toEqual({ permit: false });
  });

  it.each([
    ['no type', {}],
    ['two types', { int_value: 1, string_value: 'a' }],
    ['an unknown type', { number_value: 1 }],
    ['an inherited name', { constructor: 1 }],
    ['a payload of another type', { int_value: 'a' }],
    ['an invalid timestamp', { timestamp_value: 'yesterday' }],
    ['an invalid map', { map_value: {} }],
    ['an invalid path', { path_value: { segments: [{}] } }],
  ])('rejects a value with %s', (_, v) => {
    load('true');
    expect(verify({ v }).errors).toEqual([
      `Not a value of the rules runtime's protocol: ${JSON.stringify(v)}.`,
    ]);
  });

  it('sets request.method, which firebase-tools omits from the request', () => {
    load("request.method == 'get'");
    expect(permit(verify())).toEqual({ permit: true });
  });

  it('rejects unknown rulesets, methods and documents', () => {
    expect(verify().errors).toEqual(['No ruleset named r is loaded.']);
    load('true');
    expect(verify({}, { method: 'peek' }).errors).toEqual(['Unknown method peek.']);
    expect(runtime.answer({ id: 9, status: 'ok' })).toMatchObject({
      id: 9,
      errors: ['Nothing waits for this document.'],
    });
  });

  it('logs the reasons of a denial when tracing is on', () => {
    runtime = createRuntime({ traceDenials: true });
    load('request.auth != null');
    expect(verify({ auth: { null_value: null } }).warnings).toEqual([
      'storage.rules:1:78 allow get: false',
      '  request.auth != null → false',
      '4 expressions evaluated',
    ]);
  });
});

describe('Firestore documents', () => {
  const path = (id: string): string => `/databases/(default)/documents/users/${id}`;
  const reads = `firestore.get(${path('a')}).data.v == firestore.get(${path('b')}).data.v`;
  const name = (id: string): string => `projects/p/databases/(default)/documents/users/${id}`;

  function answerWith(v: unknown, other: unknown = v): Outgoing {
    load(reads);
    const first = verify();
    expect(first).toMatchObject({ id: 7, action: 'fetch_firestore_document', context: { path: path('a') } });
    const second = runtime.answer({
      id: first.server_request_id ?? 0,
      status: 'ok',
      result: { name: name('a'), fields: { v } },
    });
    expect(second).toMatchObject({ id: first.server_request_id, context: { path: path('b') } });
    return runtime.answer({
      id: second.server_request_id ?? 0,
      status: 'ok',
      result: { name: name('b'), fields: { v: other } },
    });
  }

  it('are fetched sequentially with distinct request ids', () => {
    const final = answerWith({ stringValue: 'x' });
    expect(final.result).toEqual({ permit: true });
    expect(final.id).toBeGreaterThanOrEqual(1_000_000_000);
  });

  it.each([
    [{ nullValue: null }],
    [{ booleanValue: true }],
    [{ integerValue: '9007199254740993' }],
    [{ doubleValue: 1.5 }],
    [{ timestampValue: '2026-03-01T12:00:00.5Z' }],
    [{ bytesValue: 'YQ==' }],
    [{ referenceValue: name('x') }],
    [{ geoPointValue: { latitude: 37.5 } }],
    [{ arrayValue: { values: [{ stringValue: 'a' }] } }],
    [{ arrayValue: {} }],
    [{ mapValue: { fields: { a: { booleanValue: false } } } }],
  ])('are decoded with the value %j', (v) => {
    expect(answerWith(v).result).toEqual({ permit: true });
    expect(answerWith(v, { stringValue: 'another' }).result).toEqual({ permit: false });
  });

  it('do not exist when firebase-tools responds with not_found', () => {
    load(`firestore.exists(${path('a')})`);
    const { server_request_id } = verify();
    expect(runtime.answer({ id: server_request_id ?? 0, status: 'not_found' }).result).toEqual({
      permit: false,
    });
  });

  it('cause an error when firebase-tools cannot read them', () => {
    load(`firestore.exists(${path('a')})`);
    const { server_request_id } = verify();
    expect(runtime.answer({ id: server_request_id ?? 0, status: 'invalid_state' }).errors).toEqual([
      `${path('a')} could not be read.`,
    ]);
  });
});
