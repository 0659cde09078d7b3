import { type AlarmChannel, type AlarmKind, alarmLimits, studioOperations } from '@yingzao/contract/studio'
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
  /** Addresses, as they are typed. */
  mailTo: string
  isOn: boolean
}

const NEW: RuleValues = {
  kind: 'conversion_drop',
  page: undefined,
  hours: '6',
  percent: '50',
  floor: '30',
  tells: ['wecom'],
  mailTo: '',
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
    mailTo: rule.mail_to.join(', '),
    isOn: rule.is_on,
  }
}

/** What decides whether there is an alarm, in the form that calls take. */
export function thresholdsOf({ kind, page, hours, percent, floor }: RuleValues): Payload<'alarmRuleTry'> {
  return {
    kind,
    page_code: page ?? null,
    hours: Number(hours),
    percent: Number(percent),
    floor: Number(floor),
  }
}

/** Returns the addresses that were typed, separated by commas or spaces, each once. */
export function addressesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,，;；]+/).filter((one) => one !== ''))]
}

/** A text that may contain only addresses. */
export const onlyAddresses = {
  validator: async (_rule: unknown, text: string | undefined) => {
    const parsed = studioOperations.alarmRuleSave.request.shape.mail_to.safeParse(addressesOf(text ?? ''))
    if (!parsed.success) throw new Error(wording.form.mailToForm(alarmLimits.mailTo))
  },
}

/** A text that has to be a whole number between two others. */
export function wholeNumber(least: number, most: number) {
  return {
    validator: async (_rule: unknown, text: string | undefined) => {
      const typed = text?.trim() ?? ''
      if (!/^\d{1,6}$/.test(typed) || Number(typed) < least || Number(typed) > most)
        throw new Error(wording.form.numberForm(least, most))
    },
  }
}
