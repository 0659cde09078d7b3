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
  ...limits
}: Pick<RuleRow, 'kind' | 'hours' | 'percent' | 'floor'>): string {
  return wording.ruleWords[kind](limits)
}

/** What is wrong, with the page where it is the rule of one: by it a button of a rule is told from the others. */
export function ruleName({ kind, page_code, page_title }: RuleRow): string {
  const kindWords = wording.kinds[kind]
  return page_code === null ? kindWords : wording.ofPage(kindWords, page_title || page_code)
}
