import { studioErrors } from '@yingzao/contract/studio'
import { type Refusals, refusal } from '../../../http/studio-refusals'

/** What the tables' own rules forbid, worded for whoever typed it. */
export const REFUSALS: Refusals = [
  ['openday_event_pkey', studioErrors.alreadyExists],
  ['openday_session_span', refusal('结束时间要晚于开始时间')],
  ['openday_session_quota', refusal('名额不能少于已报名的人数')],
]
