import type { Answer, CallId } from '../../state/calls'
import { wording } from './wording'

export type GroupRow = Answer<'groupList'>['list'][number]

/** Calls that become stale when a group changes. */
export const CHANGED: readonly CallId[] = ['groupList', 'groupActivityList', 'groupMemberList']

/** Whether a group accepts new members now. */
export function stateText({ open, member_count, capacity }: GroupRow): string {
  if (!open) return wording.closed
  return member_count >= capacity ? wording.full : wording.open
}
