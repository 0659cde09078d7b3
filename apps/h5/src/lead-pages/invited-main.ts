import { inviteFormOf } from '@yingzao/blocks/form-words'
import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { escapeHtml } from '@yingzao/renderer/server'
import { consentBox, formButtons, formFault, formStart, hiddenFields, phoneField } from './form-parts'

/** Shows the registration of an invited visitor again, with what was typed and what is wrong with it. */
export function invitedMain(
  input: LeadPageInput,
  { typed, mayHaveCode }: LeadStep & { kind: 'invited' },
): { title: string; main: string } {
  const props = inviteFormOf(input.form)
  const { title, consent, button } = props
  const { share_code } = input.carried
  const main = [
    formStart(input, ' novalidate'),
    `<h1>${escapeHtml(title)}</h1>`,
    formFault(input),
    phoneField(input, typed.handset),
    consentBox(input, { name: 'consent', text: consent, isTicked: typed.consent, documents: props }),
    hiddenFields({ ...(share_code && { share_code }), ...input.origin }),
    formButtons(button, mayHaveCode),
    '</form>',
  ]
  return { title, main: main.join('') }
}
