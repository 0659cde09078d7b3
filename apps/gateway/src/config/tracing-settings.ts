import { z } from 'zod'

/** Where spans are sent to. */
export interface TracingSettings {
  /** Base address of a collector that accepts OTLP over HTTP, without a trailing slash. */
  endpoint: string
  /** The share of all traces that is kept, 0 to 1; failed ones are always kept. */
  ratio: number
}

const RATIO = 0.05

/** The variables are those of OpenTelemetry; OTEL_EXPORTER_OTLP_HEADERS is read by its exporter itself. */
export function tracingEndpoint() {
  return z
    .string()
    .refine(
      (text) => /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text),
      'OTEL_EXPORTER_OTLP_ENDPOINT is not an address like http://127.0.0.1:4318, so no spans could be sent. Correct it, or unset it to send none.',
    )
    .transform((text) => text.replace(/\/+$/, ''))
}

export function tracingRatio() {
  return z
    .string()
    .refine(
      (text) => /^(0|1|0?\.\d+|1\.0+|0\.\d+)$/.test(text),
      'OTEL_TRACES_SAMPLER_ARG is no part from 0 to 1, so it is unclear how many traces are kept. Set one, such as 0.05.',
    )
    .transform(Number)
    .default(RATIO)
}
