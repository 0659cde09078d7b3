import { leadFormOf } from '@yingzao/blocks/form-words'
import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { escapeHtml } from '@yingzao/renderer/server'
import {
  consentBox,
  formButtons,
  formFault,
  formStart,
  hiddenFields,
  phoneField,
  textField,
} from './form-parts'

/** The form for a lead once more, with what was typed and what is wrong with it. */
export function entryMain(
  input: LeadPageInput,
  { typed, mayHaveCode }: LeadStep & { kind: 'entry' },
): { title: string; main: string } {
  const props = leadFormOf(input.form)
  const { consent, marketing } = props
  const title = props.title || '预约'
  const main = [
    formStart(input, ' novalidate'),
    `<h1>${escapeHtml(title)}</h1>`,
    formFault(input),
    textField(input, {
      name: 'nick_name',
      label: '姓名',
      type: 'text',
      maxlength: 12,
      autocomplete: 'name',
      placeholder: '请输入姓名',
      value: typed.nick_name,
    }),
    phoneField(input, typed.handset),
    consentBox(input, { name: 'consent', text: consent, isTicked: typed.consent, documents: props }),
    marketing &&
      consentBox(input, {
        name: 'consent_marketing',
        text: marketing,
        isTicked: typed.marketing,
        documents: props,
      }),
    hiddenFields(input.origin),
    formButtons(props.button || '立即领取', mayHaveCode),
    '</form>',
  ]
  return { title, main: main.filter(Boolean).join('') }
}
