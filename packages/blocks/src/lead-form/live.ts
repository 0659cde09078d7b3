import type { Host, LivePage } from '@yingzao/renderer'
import { checkEntry, type LeadFaults, typedIn } from './lead-entry'
import { markFaults } from './mark-faults'

/**
 * Says what is missing from a form that is submitted while it sleeps, as its view does when awake. A valid one goes on
 * to the listener that holds it for React; React starts with what was said here.
 */
export function live(block: HTMLElement, page: LivePage & Partial<Pick<Host, 'toast'>>): undefined {
  const form = block.querySelector('form')
  if (!form) return
  let faults: LeadFaults = {}
  // Otherwise the browser says it, in words of its own.
  form.noValidate = true

  function say(next: LeadFaults): void {
    faults = next
    markFaults(form as HTMLFormElement, faults)
    block.dataset.props = JSON.stringify({ ...JSON.parse(block.dataset.props as string), begun: faults })
  }

  form.addEventListener('submit', (event) => {
    const checked = checkEntry(typedIn(form))
    if (block.dataset.asleep !== '' || !('faults' in checked)) return
    event.preventDefault()
    event.stopPropagation()
    page.toast?.(Object.values(checked.faults)[0] as string)
    say(checked.faults)
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement
    if (block.dataset.asleep === '' && faults[name as keyof LeadFaults]) say({ ...faults, [name]: undefined })
  })
}
