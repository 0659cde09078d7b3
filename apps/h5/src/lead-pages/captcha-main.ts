import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { attributes } from '@yingzao/renderer/server'
import { carriedFields, formStart, hidden, phoneLink } from './form-parts'

const TITLE = '安全验证'

/** Shown before a code is sent: the page computes what the captcha requires, and continues on its own. */
export function captchaMain(
  input: LeadPageInput,
  { app_id, work }: LeadStep & { kind: 'captcha' },
): { title: string; main: string } {
  const data = { 'data-captcha': app_id, 'data-work': work && JSON.stringify(work) }
  const phone = phoneLink(input.site)
  const main = [
    formStart(input, attributes(data)),
    `<h1>${TITLE}</h1>`,
    carriedFields(input),
    hidden('ticket', ''),
    hidden('randstr', ''),
    '<div data-on="work" hidden>',
    work ? `<progress class="pp-progress" value="0" max="1" aria-label="${TITLE}"></progress>` : '',
    `<p class="pp-lead" role="status">${work ? '正在确认是您本人操作，请稍候，完成后自动发送短信验证码…' : '请完成弹出的验证，完成后自动发送短信验证码'}</p></div>`,
    `<div data-on="failed" role="alert" hidden><p class="pp-fault pp-fault--form">验证失败，请重试，或拨打${phone}</p>`,
    '<button class="pp-button" type="submit" name="again" value="1">重新验证</button></div>',
    `<noscript><p class="pp-fault pp-fault--form">您的浏览器没有启用 JavaScript，无法发送验证码。请启用后刷新页面，或拨打${phone}，由工作人员为您办理。</p></noscript>`,
    '</form>',
  ]
  return { title: TITLE, main: main.join('') }
}
