import type { AlarmKind } from '@yingzao/contract/studio'
import { alarmFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { wording } from './wording'

export type AlarmRow = Answer<'alarmList'>['list'][number]
export type RuleRow = Answer<'alarmRuleList'>['list'][number]
export type Channel = Answer<'alarmRuleList'>['channels'][number]

/** What narrows the alarms down. */
export type AlarmFilter = Omit<Payload<'alarmList'>, 'after' | 'limit'>

/** What shows alarms, and is old once one was seen. */
export const SEEN: readonly CallId[] = ['alarmList', 'alarmDetail', 'alarmCount', 'dashboard']

export const alarmAddress = addressFilter<AlarmFilter>(alarmFilter.shape)

const OPENED: OpenedLine<number> = {
  name: 'alarm',
  read: (text) => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined),
}

/** Which alarms are shown and which of them stands open, as the address says. */
export function useAlarmAddress() {
  return useListAddress(alarmAddress, OPENED)
}

/** A rule in a sentence that somebody who has not set it understands. */
export function ruleWords({
  kind,
  hours,
  percent,
  floor,
}: Pick<RuleRow, 'kind' | 'hours' | 'percent' | 'floor'>): string {
  return RULE_WORDS[kind]({ hours, percent, floor })
}

const RULE_WORDS: Readonly<
  Record<AlarmKind, (rule: Pick<RuleRow, 'hours' | 'percent' | 'floor'>) => string>
> = {
  conversion_drop: ({ hours, percent, floor }) =>
    `过去 ${hours} 小时的提交率，比前 7 天同一时段低 ${percent}% 以上时预警；两边都要有 ${floor} 次填写。`,
  errors_up: ({ hours, percent, floor }) =>
    `过去 ${hours} 小时的点击和填写中，出错超过 ${percent}%，并且是前 7 天同一时段的两倍以上时预警；至少 ${floor} 次操作。`,
  no_views: ({ hours, floor }) =>
    `发布超过 ${hours} 小时的页面，过去 ${hours} 小时没有访问，而再之前 ${hours} 小时有 ${floor} 次以上时预警；发布后一直没有访问、同期全站有 ${floor} 次以上访问时也预警。`,
  codes_unused: ({ hours, percent, floor }) =>
    `过去 ${hours} 小时发出的验证码，填对的不到 ${percent}% 时预警；至少 ${floor} 条。`,
}

/** `错误增多（春季活动）`, by which a button of a rule is told from the others. */
export function ruleName({ kind, page_code, page_title }: RuleRow): string {
  const kindWords = wording.kinds[kind]
  return page_code === null ? kindWords : `${kindWords}（${page_title || page_code}）`
}
