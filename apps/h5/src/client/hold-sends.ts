import type { Stop } from '@yingzao/renderer'

/**
 * A form that is sent while its island sleeps waits for that: awake it sends by itself and shows what comes of it. If it
 * does not wake, it is sent as the plain form that the server drew. `wake` resolves either way.
 */
export function holdSends(wake: (island: HTMLElement) => Promise<unknown>): Stop {
  const hold = (event: Event) => {
    const form = event.target as HTMLFormElement
    const island = sleeperOf(form)
    if (!island) return
    event.preventDefault()
    const button = form.querySelector<HTMLElement>('[type=submit]')
    button?.setAttribute('aria-busy', 'true')
    void wake(island).then(() => {
      button?.removeAttribute('aria-busy')
      if (island.dataset.asleep !== undefined) form.submit()
      else button?.click()
    })
  }
  addEventListener('submit', hold)
  return () => removeEventListener('submit', hold)
}

/** The block that something belongs to, if that is asleep. One that is awake may stand in a panel of one that is not. */
export function sleeperOf(element: Element): HTMLElement | undefined {
  const block = element.closest<HTMLElement>('[data-block]')
  return block && 'asleep' in block.dataset ? block : undefined
}

/** Whether a phone number stands in it, which no reload would bring back. */
export function holdsPhone(island: HTMLElement): boolean {
  return [...island.querySelectorAll<HTMLInputElement>('[type=tel]')].some(({ value }) => value !== '')
}
