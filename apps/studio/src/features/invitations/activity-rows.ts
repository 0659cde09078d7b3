import type { Answer, CallId, Payload } from '../../state/calls'

export type ActivityRow = Answer<'inviteActivityList'>['list'][number]
export type ActivityDetail = Answer<'inviteActivityDetail'>
export type PrizeRow = ActivityDetail['prizes'][number]
export type ActivityFields = Omit<Payload<'inviteActivityCreate'>, 'activity_id'>

/** Calls that become stale when an activity or its prizes change. */
export const CHANGED: readonly CallId[] = ['inviteActivityList', 'inviteActivityDetail', 'prizeGrantList']

/** The changeable fields of an activity, with their current values. */
export function fieldsOf(activity: ActivityRow): ActivityFields {
  const { title, start_at, end_at, rule_id, rules, gift, share_title, share_desc, is_open } = activity
  return { title, start_at, end_at, rule_id, rules, gift, share_title, share_desc, is_open }
}
