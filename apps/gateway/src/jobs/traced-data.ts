import { currentTraceparent } from '../telemetry/spans'

/** What a job is given, with the trace that it goes on with, if one is under way. */
export function traced<Data extends object>(data: Data): Data & { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? data : { ...data, traceparent }
}

/** The two apart: who does the work is given what was left for it and nothing else. */
export function untraced(stored: unknown): { data: unknown; traceparent: unknown } {
  if (typeof stored !== 'object' || stored === null) return { data: stored, traceparent: undefined }
  const { traceparent, ...data } = stored as Record<string, unknown>
  return { data, traceparent }
}
