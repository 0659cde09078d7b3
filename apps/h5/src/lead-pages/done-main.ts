import {
  callbackClauses,
  type LeadFormProps,
  leadFormOf,
  outcomeOf,
  outcomeTitle,
} from '@yingzao/blocks/form-words'
import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { ACTION_TYPES, isSafeAddress } from '@yingzao/schema/client'

/** Shows what the form promises, as its popup presents it: words, a picture, the callback, the download, the links. */
export function doneMain(
  input: LeadPageInput,
  step: LeadStep & { kind: 'done' },
): { title: string; main: string } {
  const { after } = leadFormOf(input.form)
  const outcome = outcomeOf(after, step)
  const title = outcomeTitle(after, outcome)
  const canDownload = after.download && isSafeAddress(outcome.downloadUrl, { hosts: input.linkHosts })
  const main = [
    '<section class="pp-card pp-done"><span class="pp-done__mark"></span>',
    `<h1>${escapeHtml(title)}</h1>`,
    after.text && `<p class="pp-done__words">${escapeHtml(after.text)}</p>`,
    figure(after),
    after.callback && `<p>${callbackClauses(outcome).map(clause).join('')}</p>`,
    canDownload && `<a class="pp-button"${attributes({ href: outcome.downloadUrl })}>立即下载</a>`,
    ...linksOf(after, input).map(
      ({ text, href }) =>
        `<a class="pp-button pp-button--second"${attributes({ href })}>${escapeHtml(text)}</a>`,
    ),
    `<a class="pp-button pp-button--second"${attributes({ href: input.returnTo })}>返回活动页</a></section>`,
  ]
  return { title, main: main.filter(Boolean).join('') }
}

/** Lines break between two clauses rather than within one. */
function clause(text: string): string {
  return `<span>${escapeHtml(text)}</span>`
}

function figure({ image, image_tip }: LeadFormProps['after']): string {
  if (!image) return ''
  const caption = image_tip && `<figcaption aria-hidden="true">${escapeHtml(image_tip)}</figcaption>`
  return `<figure class="pp-done__figure"><img${attributes({ src: image, alt: image_tip })}>${caption}</figure>`
}

/** The buttons that a plain link can replace; what only a host can do is left to the page. */
function linksOf(
  { buttons }: LeadFormProps['after'],
  { linkHosts }: LeadPageInput,
): { text: string; href: string }[] {
  return buttons.flatMap(({ text, action }) => {
    const href = action?.type === ACTION_TYPES.link ? (action.atext ?? '') : ''
    const leadsOn = !href.startsWith('#') && isSafeAddress(href, { hosts: linkHosts })
    return text !== '' && leadsOn ? [{ text, href }] : []
  })
}
