import { isHandset } from '@yingzao/contract/client'
import { MESSAGES } from '../fields/messages'

/** What a visitor has typed and ticked, checked. It lives in memory only. */
export interface LeadEntry {
  nick_name: string
  handset: string
  /** The texts that were ticked. */
  agreed: string[]
}

/** What is wrong, by the field that shows it; `form` concerns no single field. */
export type LeadFaults = Partial<
  Record<'nick_name' | 'handset' | 'consent' | 'code' | 'form', string | undefined>
>

export interface Typed {
  nick_name: string
  handset: string
  /** The consent's text when it is ticked. */
  consent: string | undefined
  marketing: string | undefined
}

/** Returns the contents of a form's fields. */
export function typedIn(form: HTMLFormElement): Typed {
  const fields = new FormData(form)
  const text = (name: string) => fields.get(name)?.toString()
  return {
    nick_name: text('nick_name') ?? '',
    handset: text('handset') ?? '',
    consent: text('consent'),
    marketing: text('consent_marketing'),
  }
}

/** The rules of SPEC.md section 5: name and phone first, then the consent, each after trimming. */
export function checkEntry(typed: Typed): { entry: LeadEntry } | { faults: LeadFaults } {
  const nick_name = typed.nick_name.trim()
  const handset = typed.handset.trim()
  const faults: LeadFaults = {}
  if (nick_name === '') faults.nick_name = MESSAGES.entry
  if (!isHandset(handset)) faults.handset = MESSAGES.entry
  if (faults.nick_name || faults.handset) return { faults }
  if (typed.consent === undefined) return { faults: { consent: MESSAGES.consent } }
  const agreed = [typed.consent, typed.marketing].filter((text) => text !== undefined)
  return { entry: { nick_name, handset, agreed } }
}

/** What is said below each field: two that are wrong for one reason say it once, below the second. */
export function shownFaults(faults: LeadFaults): LeadFaults {
  return { ...faults, nick_name: faults.handset ? undefined : faults.nick_name }
}
