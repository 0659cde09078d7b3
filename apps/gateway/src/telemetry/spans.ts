import {
  type Attributes,
  context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { readTraceparent, writeTraceparent } from './traceparent'

const OURS = createContextKey('yingzao: the parent is our own')

let isOn = false

/** Whether spans go anywhere. If not, nothing is recorded for calls, and the spans of jobs and suppliers are empty. */
export function isTracing(): boolean {
  return isOn
}

/** Called by whoever gives spans a destination, before anything is served. */
export function setTracing(on: boolean): void {
  isOn = on
}

interface SpanOptions {
  kind: SpanKind
  /** Only from lists of our own: patterns, names, codes. Nothing that somebody has sent. */
  attributes: Attributes
  /** Continues this trace, if there is one. `isOurs`: we wrote it, so its word on whether it is kept is believed. */
  parent?: { traceparent: unknown; isOurs: boolean }
}

/**
 * Does some work within a span. Work that throws marks the span as failed, with the error's name and never its message,
 * unless `isFailure` says that it is no failure.
 */
export async function inSpan<T>(
  name: string,
  { kind, attributes, parent }: SpanOptions,
  work: (span: Span) => Promise<T> | T,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<T> {
  if (!isOn) return work(NO_SPAN)
  const within = parent === undefined ? context.active() : contextOf(parent)
  return trace.getTracer('yingzao').startActiveSpan(name, { kind, attributes }, within, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      if (isFailure(error)) fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

const NO_SPAN = trace.wrapSpanContext({ traceId: '', spanId: '', traceFlags: 0 })

function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}

function contextOf({ traceparent, isOurs }: { traceparent: unknown; isOurs: boolean }) {
  const read = readTraceparent(traceparent)
  if (read === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT.setValue(OURS, isOurs), read)
}

/** Whether a span is to be kept when its parent is. */
export function believesParent(within: typeof ROOT_CONTEXT): boolean {
  return within.getValue(OURS) !== false
}

/** Returns the header that continues the current trace elsewhere. Undefined: there is none. */
export function currentTraceparent(): string | undefined {
  const current = isOn ? trace.getActiveSpan()?.spanContext() : undefined
  return current && writeTraceparent(current)
}

/** Returns the id of the current trace, as log lines show it. Undefined: there is none. */
export function currentTraceId(): string | undefined {
  return isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined
}
