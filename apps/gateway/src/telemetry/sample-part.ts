import { type Context, isSpanContextValid, TraceFlags, trace } from '@opentelemetry/api'
import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace-node'
import { believesParent } from './spans'

/**
 * Marks a part of all traces as sampled, and records the others too, of which failed ones are kept. A trace continues
 * as it began, except on a stranger's word: otherwise any caller could have all of theirs kept.
 */
export function samplePart(ratio: number, random: () => number = Math.random): Sampler {
  function isChosen(within: Context): boolean {
    const parent = trace.getSpanContext(within)
    if (parent === undefined || !isSpanContextValid(parent)) return random() < ratio
    if (parent.isRemote && !believesParent(within)) return random() < ratio
    return (parent.traceFlags & TraceFlags.SAMPLED) !== 0
  }
  return {
    shouldSample: (within) => ({
      decision: isChosen(within) ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.RECORD,
    }),
    toString: () => `SamplePart{${ratio}}`,
  }
}
