import { consentLinks, partsOf } from '@yingzao/blocks/form-words'
import type { LeadPageInput, SiteSettings } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { isSafeAddress } from '@yingzao/schema/client'
import { field, tick } from '../passport/server/fields'

/** The beginning of a form that is sent to the gateway. `own` are further attributes. */
export function formStart({ action }: Pick<LeadPageInput, 'action'>, own = ''): string {
  return `<form class="pp-card" method="post"${attributes({ action })}${own}>`
}

/**
 * Returns everything filled in so far, for the next step. It exists nowhere else: nothing of it is stored, here or on
 * the phone.
 */
export function carriedFields({ carried, origin }: Pick<LeadPageInput, 'carried' | 'origin'>): string {
  return hiddenFields({ ...carried, ...origin })
}

export function hiddenFields(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => hidden(name, value))
    .join('')
}

export function hidden(name: string, value: string): string {
  return `<input type="hidden"${attributes({ name, value })}>`
}

/** A field with what was typed into it, and with what is wrong. `own` are further attributes. */
export function textField(
  input: Pick<LeadPageInput, 'fault'>,
  {
    name,
    label,
    value,
    ...own
  }: { name: string; label: string; value: string; [own: string]: string | number },
): string {
  const fault = faultOf(input, name)
  const box = `<input${attributes({ id: name, name, ...own, value, ...faultMarks(name, fault) })}>`
  return field({ name, label, input: box, fault })
}

export function phoneField(input: Pick<LeadPageInput, 'fault'>, value: string): string {
  return textField(input, {
    name: 'handset',
    label: '手机号',
    type: 'tel',
    inputmode: 'tel',
    maxlength: 11,
    autocomplete: 'tel',
    placeholder: '请输入手机号',
    value,
  })
}

/**
 * Returns a checkbox for a text to be agreed to, and what is wrong with it. The documents that it names open in a new
 * tab, so what was typed stays.
 */
export function consentBox(
  input: Pick<LeadPageInput, 'fault'>,
  {
    name,
    text,
    isTicked,
    documents,
  }: { name: string; text: string; isTicked: boolean; documents: Parameters<typeof consentLinks>[0] },
): string {
  const words = partsOf(text, consentLinks(documents))
    .map((part) => {
      const words = escapeHtml(part.text)
      return part.href ? `<a${attributes({ href: part.href })} target="_blank">${words}</a>` : words
    })
    .join('')
  const fault = faultOf(input, name)
  const box = { value: text, autocomplete: 'off', 'aria-invalid': fault ? 'true' : undefined }
  return tick(name, words, { own: attributes(box) + (isTicked ? ' checked' : ''), fault })
}

/** The submit button, and below it one for visitors who already have a code. */
export function formButtons(words: string, mayHaveCode: boolean | undefined): string {
  const known = mayHaveCode
    ? '<button class="pp-button pp-button--second" type="submit" name="known" value="1">我已收到验证码</button>'
    : ''
  return `<button class="pp-button" type="submit">${escapeHtml(words)}</button>${known}`
}

/** Returns an error that belongs to no single field. */
export function formFault({ fault }: Pick<LeadPageInput, 'fault'>): string {
  if (fault?.field !== 'form') return ''
  return `<p class="pp-fault pp-fault--form" role="alert">${escapeHtml(fault.msg)}</p>`
}

/** What is wrong with a field; empty: nothing. */
export function faultOf({ fault }: Pick<LeadPageInput, 'fault'>, name: string): string {
  return fault?.field === name ? fault.msg : ''
}

/** The attributes that mark a field as wrong. */
export function faultMarks(name: string, fault: string): Record<string, string | undefined> {
  return { 'aria-invalid': fault ? 'true' : undefined, 'aria-describedby': `${name}-fault` }
}

/** A number to call, as a link where it is one. */
export function phoneLink({ phone }: Pick<SiteSettings, 'phone'>): string {
  const href = `tel:${phone.replace(/[\s()]/g, '')}`
  const words = escapeHtml(phone)
  return isSafeAddress(href) ? `<a${attributes({ href })}>${words}</a>` : words
}
