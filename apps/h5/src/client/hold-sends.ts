import type { Stop } from '@yingzao/renderer'

/**
 * Holds back a form that is submitted while its island sleeps: once awake, the island sends it and shows the result. If
 * it does not wake, the form is submitted as the server rendered it. `wake` resolves either way.
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

/**
 * Returns the block that an element belongs to, if that is asleep. One that is awake may be inside a panel of one that
 * is not.
 */
export function sleeperOf(element: Element): HTMLElement | undefined {
  const block = element.closest<HTMLElement>('[data-block]')
  return block && 'asleep' in block.dataset ? block : undefined
}

/** Whether it contains a phone number, which no reload would restore. */
export function holdsPhone(island: HTMLElement): boolean {
  return [...island.querySelectorAll<HTMLInputElement>('[type=tel]')].some(({ value }) => value !== '')
}
