import { leadFormOf } from '@yingzao/blocks/lead-words'
import type { LeadPageInput, SiteSettings } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { isSafeAddress } from '@yingzao/schema/client'

/** The beginning of a form that is sent to the gateway. `own` are further attributes. */
export function formStart({ action }: Pick<LeadPageInput, 'action'>, own = ''): string {
  return `<form class="pp-card" method="post"${attributes({ action })}${own}>`
}

/** All that was typed before, for the next step. It is nowhere else: nothing of it is kept, here or on the phone. */
export function typedBefore(input: Pick<LeadPageInput, 'form' | 'typed' | 'cps_id'>): string {
  const { form, typed, cps_id } = input
  const { consent, marketing } = leadFormOf(form)
  return [
    hidden('nick_name', typed.nick_name),
    hidden('handset', typed.handset),
    typed.consent && hidden('consent', consent),
    typed.marketing && hidden('consent_marketing', marketing),
    hidden('cps_id', cps_id),
  ]
    .filter(Boolean)
    .join('')
}

export function hidden(name: string, value: string): string {
  return `<input type="hidden"${attributes({ name, value })}>`
}

/** What is wrong with no field of its own. */
export function formFault({ fault }: Pick<LeadPageInput, 'fault'>): string {
  if (fault?.field !== 'form') return ''
  return `<p class="pp-fault pp-fault--form" role="alert">${escapeHtml(fault.msg)}</p>`
}

/** What is wrong with a field; empty: nothing. */
export function faultOf({ fault }: Pick<LeadPageInput, 'fault'>, name: string): string {
  return fault?.field === name ? fault.msg : ''
}

/** A number to call, as a link where it is one. */
export function phoneLink({ phone }: Pick<SiteSettings, 'phone'>): string {
  const href = `tel:${phone.replace(/[\s()]/g, '')}`
  const words = escapeHtml(phone)
  return isSafeAddress(href) ? `<a${attributes({ href })}>${words}</a>` : words
}
