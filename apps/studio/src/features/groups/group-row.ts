import type { Answer, CallId } from '../../state/calls'
import { wording } from './wording'

export type GroupRow = Answer<'groupList'>['list'][number]

/** What a change of a group makes old. */
export const CHANGED: readonly CallId[] = ['groupList', 'groupActivityList', 'groupMemberList']

/** Whether a group takes somebody now. */
export function stateText({ open, member_count, capacity }: GroupRow): string {
  if (!open) return wording.closed
  return member_count >= capacity ? wording.full : wording.open
}
