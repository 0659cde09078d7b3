import { currentTraceparent } from '../telemetry/spans'

/** Adds to a job's data the trace that the job is to continue, if one is under way. */
export function traced<Data extends object>(data: Data): Data & { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? data : { ...data, traceparent }
}

/** Separates the two: whoever does the work is given its data and nothing else. */
export function untraced(stored: unknown): { data: unknown; traceparent: unknown } {
  if (typeof stored !== 'object' || stored === null) return { data: stored, traceparent: undefined }
  const { traceparent, ...data } = stored as Record<string, unknown>
  return { data, traceparent }
}
