import { type SpanContext, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** Traces held until it is known whether they fail, beyond which the oldest goes, and the first spans of each. */
const MOST_TRACES = 500
const MOST_SPANS = 100
/**
 * How many failed traces a second are kept besides the sampled ones: an outage fails everything, and always says the
 * same.
 */
const MOST_KEPT = 20

export interface KeepErrorsOptions {
  /** Receives what is kept. It drops what is not marked as sampled. */
  next: SpanProcessor
  /** Milliseconds, for the rate limit. */
  now?: () => number
}

/**
 * Passes on what is sampled, and holds everything else of a trace until its part in this process has ended: if anything
 * in it failed, all of it is passed on too, marked as sampled.
 */
export function keepErrors({ next, now = () => performance.now() }: KeepErrorsOptions): SpanProcessor {
  const held = new Map<string, ReadableSpan[]>()
  let second = 0
  let kept = 0

  function mayKeep(): boolean {
    const current = Math.floor(now() / 1_000)
    if (current !== second) {
      second = current
      kept = 0
    }
    kept += 1
    return kept <= MOST_KEPT
  }

  function hold(span: ReadableSpan): void {
    const { traceId } = span.spanContext()
    const spans = held.get(traceId) ?? []
    held.set(traceId, spans)
    if (spans.length < MOST_SPANS) spans.push(span)
    const [oldest] = held.keys()
    if (held.size > MOST_TRACES && oldest !== undefined) held.delete(oldest)
    if (hasParentHere(span)) return
    held.delete(traceId)
    // The root itself counts even if it came too late to be held.
    const isFailed = [...spans, span].some(({ status }) => status.code === SpanStatusCode.ERROR)
    if (isFailed && mayKeep()) for (const one of spans) next.onEnd(sampled(one))
  }

  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd: (span) => (isSampled(span.spanContext()) ? next.onEnd(span) : hold(span)),
    forceFlush: () => next.forceFlush(),
    async shutdown() {
      held.clear()
      await next.shutdown()
    },
  }
}

function isSampled({ traceFlags }: SpanContext): boolean {
  return (traceFlags & TraceFlags.SAMPLED) !== 0
}

function hasParentHere({ parentSpanContext }: ReadableSpan): boolean {
  return parentSpanContext !== undefined && parentSpanContext.isRemote !== true
}

/** Returns the same span, with its trace marked as sampled. */
function sampled(span: ReadableSpan): ReadableSpan {
  const spanContext = { ...span.spanContext(), traceFlags: TraceFlags.SAMPLED }
  return Object.create(span, { spanContext: { value: () => spanContext } })
}
