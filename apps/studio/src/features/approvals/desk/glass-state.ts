import type { ReviewDetail } from '../approval-rows'

/** Whether a submission can be published in an emergency at this moment. */
export function isGlassOpen({ open_until }: NonNullable<ReviewDetail['glass']>, now = Date.now()): boolean {
  return open_until !== null && Date.parse(open_until) > now
}
