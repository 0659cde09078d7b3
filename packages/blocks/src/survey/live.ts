import type { NearPage } from '@yingzao/renderer'
import { draftKey } from './draft-key'

/** How somebody turns to a form. */
const TURNS = ['pointerdown', 'focusin', 'input']

/**
 * Has come what the form needs once somebody turns to it, or when this tab has something of it. What is sent before that
 * waits; where it does not come, it is sent as the plain form that it is.
 */
export function live(block: HTMLElement, page: NearPage): undefined {
  const found = block.querySelector<HTMLFormElement>('.yz-survey__form')
  if (!found) return
  // Known to be there inside the functions too.
  const form: HTMLFormElement = found
  let begun: Promise<void> | undefined
  // Else the browser says what is wrong, in words of its own.
  form.noValidate = true

  function begin(): Promise<void> {
    begun ??= import(/* webpackChunkName: "survey" */ './fill-form').then(
      ({ fillForm }) => {
        form.removeEventListener('submit', hold)
        if (form.isConnected) fillForm(block, form, page)
      },
      (error) => {
        begun = undefined
        throw error
      },
    )
    return begun
  }

  function hold(event: Event): void {
    event.preventDefault()
    begin().then(
      () => form.querySelector<HTMLElement>('[type=submit]')?.click(),
      () => {
        // All its pages, as nothing else would turn them.
        form.dataset.open = ''
        form.submit()
      },
    )
  }

  const turn = () => void begin().catch(() => undefined)
  form.addEventListener('submit', hold)
  for (const name of TURNS) form.addEventListener(name, turn, { once: true })
  if (page.session.get(draftKey(page, block.dataset.id as string))) turn()
}
