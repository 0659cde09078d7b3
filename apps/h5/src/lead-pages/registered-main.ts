import { nextStep, resultWords } from '@yingzao/blocks/form-words'
import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'

/** Shows where the account is opened, and who helps, as in the last step of the block. */
export function registeredMain(
  { returnTo }: LeadPageInput,
  step: LeadStep & { kind: 'registered' },
): { title: string; main: string } {
  const { is_new, broker, registration_url, wechat_img } = step
  const title = resultWords(is_new)
  const main = [
    '<section class="pp-card pp-done"><span class="pp-done__mark"></span>',
    `<h1>${title}</h1>`,
    `<p>${escapeHtml(nextStep(step, broker))}</p>`,
    registration_url &&
      `<a class="pp-button"${attributes({ href: registration_url })}>前往${escapeHtml(broker)}开户</a>`,
    wechat_img &&
      `<figure class="pp-done__figure"><img${attributes({ src: wechat_img, alt: '服务二维码', width: 180, height: 180 })}><figcaption>长按识别二维码，添加服务人员</figcaption></figure>`,
    `<a class="pp-button pp-button--second"${attributes({ href: returnTo })}>返回活动页</a></section>`,
  ]
  return { title, main: main.filter(Boolean).join('') }
}
