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

/** Calls that show alarms and are out of date once an alarm has been seen. */
export const SEEN: readonly CallId[] = ['alarmList', 'alarmDetail', 'alarmCount', 'dashboard']

export const alarmAddress = addressFilter<AlarmFilter>(alarmFilter.shape)

const OPENED: OpenedLine<number> = {
  name: 'alarm',
  read: (text) => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined),
}

/** Returns which alarms are shown and which of them is open, according to the address. */
export function useAlarmAddress() {
  return useListAddress(alarmAddress, OPENED)
}

/** Returns a rule as a sentence that somebody who did not set it understands. */
export function ruleWords({
  kind,
  ...limits
}: Pick<RuleRow, 'kind' | 'hours' | 'percent' | 'floor'>): string {
  return wording.ruleWords[kind](limits)
}

/** Returns what is wrong, with the page where the rule is for one page: this tells a rule's button from the others. */
export function ruleName({ kind, page_code, page_title }: RuleRow): string {
  const kindWords = wording.kinds[kind]
  return page_code === null ? kindWords : wording.ofPage(kindWords, page_title || page_code)
}
