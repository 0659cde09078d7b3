import { describe, expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

describe('OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  test('is where spans go; without it none are made', () => {
    expect(load().tracing).toBeUndefined()
    expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      ratio: 0.05,
    })
  })

  test.each(['collector:4318', 'ftp://a', 'http://a?b=1'])('%s is refused', (OTEL_EXPORTER_OTLP_ENDPOINT) => {
    expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual([
      expect.stringMatching(/^OTEL_EXPORTER_OTLP_ENDPOINT is not an address like/),
    ])
  })
})

describe('OTEL_TRACES_SAMPLER_ARG', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'

  test.each([
    ['0', 0],
    ['1', 1],
    ['1.0', 1],
    ['0.01', 0.01],
    ['.5', 0.5],
  ])('%s is a part', (OTEL_TRACES_SAMPLER_ARG, ratio) => {
    expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG }).tracing?.ratio).toBe(ratio)
  })

  test.each(['5%', '2', '-1', '1.5'])('%s is none', (OTEL_TRACES_SAMPLER_ARG) => {
    expect(problemsOf({ OTEL_TRACES_SAMPLER_ARG })).toEqual([
      expect.stringMatching(/^OTEL_TRACES_SAMPLER_ARG is no part from 0 to 1/),
    ])
  })
})
