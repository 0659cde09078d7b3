import type { NearPage } from '@yingzao/renderer'
import { draftKey } from './draft-key'

/** Events that show that somebody is turning to a form. */
const TURNS = ['pointerdown', 'focusin', 'input']

/**
 * Loads what the form needs once somebody turns to it, or when this tab has kept a draft of it. A submit before that
 * waits; if the code cannot be loaded, the form is sent as the plain form that it is.
 */
export function live(block: HTMLElement, page: NearPage): undefined {
  const found = block.querySelector<HTMLFormElement>('.yz-survey__form')
  if (!found) return
  // Lets TypeScript know inside the functions too that it is there.
  const form: HTMLFormElement = found
  let begun: Promise<void> | undefined
  // Otherwise the browser reports errors, in its own words.
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
        // Shows all its pages, as nothing else would turn them.
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
