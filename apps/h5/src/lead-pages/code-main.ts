import { type LeadPageInput, type LeadStep, maskHandset } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { field } from '../passport/server/fields'
import { carriedFields, faultMarks, faultOf, formFault, formStart, hidden } from './form-parts'

const TITLE = '输入验证码'
const FIELD = 'code'
const SECOND_MS = 1000

/** Asks for the code that was sent. */
export function codeMain(
  input: LeadPageInput,
  { typed, resend_at, now, button }: LeadStep & { kind: 'code' },
): { title: string; main: string } {
  const fault = faultOf(input, FIELD)
  const seconds = Math.max(0, Math.ceil((resend_at - now) / SECOND_MS))
  const code = attributes({
    id: FIELD,
    name: FIELD,
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: 6,
    value: typed,
    placeholder: '请输入短信中的4位验证码',
    ...faultMarks(FIELD, fault),
  })
  const main = [
    formStart(input),
    `<h1>${TITLE}</h1>`,
    `<p class="pp-lead">验证码已发送至 ${maskHandset(input.carried.handset?.trim() ?? '')}</p>`,
    formFault(input),
    carriedFields(input),
    hidden('resend_at', String(resend_at)),
    field({ name: FIELD, label: '短信验证码', input: `<input${code}>`, fault }),
    `<button class="pp-button" type="submit">${escapeHtml(button)}</button>`,
    `<button class="pp-button pp-button--second" type="submit" name="again" value="1"${attributes({ 'data-wait': seconds })}>重新获取验证码</button>`,
    '<p class="pp-note">验证码请勿告知他人，我们的工作人员不会向您索取。</p></form>',
  ]
  return { title: TITLE, main: main.join('') }
}
