/**
 * A form that is sent while its island sleeps waits for that: awake it sends by itself and shows what comes of it. If it
 * does not wake, it is sent as the plain form that the server drew. `wake` resolves either way.
 */
export function holdSends(wake: (island: HTMLElement) => Promise<unknown>): void {
  // Nobody else listens to a form that sleeps.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const island = form.closest<HTMLElement>('[data-asleep]')
    if (!island) return
    event.preventDefault()
    const button = form.querySelector<HTMLElement>('[type=submit]')
    button?.setAttribute('aria-busy', 'true')
    void wake(island).then(() => {
      button?.removeAttribute('aria-busy')
      if (island.dataset.asleep !== undefined) form.submit()
      else button?.click()
    })
  })
}

/** Whether a phone number stands in it, which no reload would bring back. */
export function holdsPhone(island: HTMLElement): boolean {
  return [...island.querySelectorAll<HTMLInputElement>('[type=tel]')].some(({ value }) => value !== '')
}
