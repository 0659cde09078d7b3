import type { Answer, CallId } from '../../state/calls'

export type SubmissionRow = Answer<'reviewList'>['list'][number]
export type ReviewDetail = Answer<'reviewDetail'>
export type PageFinding = ReviewDetail['findings'][number]
export type ChangedReference = ReviewDetail['changed'][number]
export type Step = SubmissionRow['steps'][number]
export type Delegation = Answer<'delegationList'>['list'][number]

/** Calls whose results are out of date after a decision, a withdrawal or a publication. */
export const CHANGED = ['reviewList', 'reviewDetail', 'reviewChanged'] as const satisfies readonly CallId[]
/** The same where visitors see something else from then on. */
export const PUBLISHED = [...CHANGED, 'pageList', 'versionList'] as const satisfies readonly CallId[]

export const queueViews = ['mine', 'waiting', 'approved', 'ended'] as const
export type QueueView = (typeof queueViews)[number]

/** How much of a queue is loaded at once. */
export const PART = 30

/** Returns the queue that an address names; without one, the member's own. */
export function readQueueView(text: string | null): QueueView {
  return queueViews.find((view) => view === text) ?? 'mine'
}

/**
 * Returns the address of a submission's desk, from which the member goes on through the queue that it was opened from.
 */
export function deskAddress(submission_id: number, view: QueueView): string {
  return view === 'mine' ? `/approvals/${submission_id}` : `/approvals/${submission_id}?view=${view}`
}

/** As much of a hash as people compare. */
export function shortHash(hash: string): string {
  return hash.slice(0, 12)
}
