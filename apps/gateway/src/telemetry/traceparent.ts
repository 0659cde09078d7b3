import { type SpanContext, TraceFlags } from '@opentelemetry/api'

/** Version 00 of the W3C's header, and later ones, which begin the same way. */
const FORMAT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/
/** Longer ones cannot be anything that we would understand. */
const LONGEST = 200

/** Reads the context of a trace that came from elsewhere. Undefined for anything that is no `traceparent`. */
export function readTraceparent(header: unknown): SpanContext | undefined {
  if (typeof header !== 'string' || header.length > LONGEST) return undefined
  const [, traceId, spanId, flags = ''] = FORMAT.exec(header) ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
}

/** Returns the header that continues a trace elsewhere. */
export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
