import type { AlarmChannel, AlarmKind } from '@yingzao/contract/studio'
import type { Payload } from '../../../state/calls'
import type { RuleRow } from '../alarm-rows'
import { wording } from '../wording'

/** A rule as its form has it: what is typed stays text until it is sent. */
export interface RuleValues {
  kind: AlarmKind
  page: string | undefined
  hours: string
  percent: string
  floor: string
  tells: AlarmChannel[]
  isOn: boolean
}

const NEW: RuleValues = {
  kind: 'conversion_drop',
  page: undefined,
  hours: '6',
  percent: '50',
  floor: '30',
  tells: ['wecom'],
  isOn: true,
}

export function valuesOf(rule: RuleRow | undefined): RuleValues {
  if (!rule) return NEW
  return {
    kind: rule.kind,
    page: rule.page_code ?? undefined,
    hours: String(rule.hours),
    percent: String(rule.percent),
    floor: String(rule.floor),
    tells: rule.tells,
    isOn: rule.is_on,
  }
}

/** What decides whether there is an alarm, as calls take it. */
export function thresholdsOf({ kind, page, hours, percent, floor }: RuleValues): Payload<'alarmRuleTry'> {
  return {
    kind,
    page_code: page ?? null,
    hours: Number(hours),
    percent: Number(percent),
    floor: Number(floor),
  }
}

/** A text that has to be a whole number between two. */
export function wholeNumber(least: number, most: number) {
  return {
    validator: async (_rule: unknown, text: string | undefined) => {
      const typed = text?.trim() ?? ''
      if (!/^\d{1,6}$/.test(typed) || Number(typed) < least || Number(typed) > most)
        throw new Error(wording.form.numberForm(least, most))
    },
  }
}
