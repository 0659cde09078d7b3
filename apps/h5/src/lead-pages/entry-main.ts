import { consentLinks, leadFormOf, partsOf } from '@yingzao/blocks/lead-words'
import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { field, tick } from '../passport/server/fields'
import { faultOf, formFault, formStart, hidden } from './lead-parts'

/** The form once more, with what was typed and what is wrong with it. */
export function entryMain(
  input: LeadPageInput,
  { mayHaveCode }: LeadStep & { kind: 'entry' },
): { title: string; main: string } {
  const { form, typed, cps_id } = input
  const props = leadFormOf(form)
  const { consent, marketing } = props
  const title = props.title || '预约'
  const main = [
    formStart(input, ' novalidate'),
    `<h1>${escapeHtml(title)}</h1>`,
    formFault(input),
    field({
      name: 'nick_name',
      label: '姓名',
      input: inputOf(input, 'nick_name', {
        type: 'text',
        maxlength: 12,
        autocomplete: 'name',
        placeholder: '请输入姓名',
      }),
      fault: faultOf(input, 'nick_name'),
    }),
    field({
      name: 'handset',
      label: '手机号',
      input: inputOf(input, 'handset', {
        type: 'tel',
        inputmode: 'tel',
        maxlength: 11,
        autocomplete: 'tel',
        placeholder: '请输入手机号',
      }),
      fault: faultOf(input, 'handset'),
    }),
    tick('consent', linked(consent, props), {
      own: box(consent, typed.consent),
      fault: faultOf(input, 'consent'),
    }),
    marketing &&
      tick('consent_marketing', linked(marketing, props), { own: box(marketing, typed.marketing) }),
    hidden('cps_id', cps_id),
    `<button class="pp-button" type="submit">${escapeHtml(props.button || '立即领取')}</button>`,
    mayHaveCode &&
      '<button class="pp-button pp-button--second" type="submit" name="known" value="1">我已收到验证码</button>',
    '</form>',
  ]
  return { title, main: main.filter(Boolean).join('') }
}

function inputOf(
  input: LeadPageInput,
  name: 'nick_name' | 'handset',
  own: Record<string, string | number>,
): string {
  return `<input${attributes({
    id: name,
    name,
    ...own,
    value: input.typed[name],
    'aria-invalid': faultOf(input, name) ? 'true' : undefined,
    'aria-describedby': `${name}-fault`,
  })}>`
}

function box(value: string, isTicked: boolean): string {
  return `${attributes({ value, autocomplete: 'off' })}${isTicked ? ' checked' : ''}`
}

/** The documents that a text names open beside the form, where what was typed stays. */
function linked(text: string, props: Parameters<typeof consentLinks>[0]): string {
  return partsOf(text, consentLinks(props))
    .map((part) => {
      const words = escapeHtml(part.text)
      return part.href ? `<a${attributes({ href: part.href })} target="_blank">${words}</a>` : words
    })
    .join('')
}
