import type { Answer, CallId, Payload } from '../../state/calls'

export type ActivityRow = Answer<'inviteActivityList'>['list'][number]
export type ActivityDetail = Answer<'inviteActivityDetail'>
export type PrizeRow = ActivityDetail['prizes'][number]
export type ActivityFields = Omit<Payload<'inviteActivityCreate'>, 'activity_id'>

/** What a change of an activity or of its prizes makes old. */
export const CHANGED: readonly CallId[] = ['inviteActivityList', 'inviteActivityDetail', 'prizeGrantList']

/** What can be changed of an activity, as it is. */
export function fieldsOf(activity: ActivityRow): ActivityFields {
  const { title, start_at, end_at, rule_id, rules, gift, share_title, share_desc, is_open } = activity
  return { title, start_at, end_at, rule_id, rules, gift, share_title, share_desc, is_open }
}
