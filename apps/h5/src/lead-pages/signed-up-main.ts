import { resultNote, resultTitle } from '@yingzao/blocks/form-words'
import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { attributes } from '@yingzao/renderer/server'

/**
 * Shows the outcome, in the words of the block's result. That block knows nothing of these pages, so none links there.
 */
export function signedUpMain(
  { returnTo }: LeadPageInput,
  step: LeadStep & { kind: 'signedUp' },
): { title: string; main: string } {
  const title = resultTitle(step)
  const main = [
    '<section class="pp-card pp-done"><span class="pp-done__mark"></span>',
    `<h1>${title}</h1>`,
    `<p>${resultNote(step)}</p>`,
    '<a class="pp-button" href="/passport/m/home">进入个人中心</a>',
    `<a class="pp-button pp-button--second"${attributes({ href: returnTo })}>返回活动页</a></section>`,
  ]
  return { title, main: main.join('') }
}
