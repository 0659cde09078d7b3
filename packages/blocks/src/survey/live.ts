import type { NearPage } from '@yingzao/renderer'
import { draftKey } from './draft-key'

/**
 * The form sleeps until somebody turns to it; what it does comes as a chunk then, and at once where something of it is
 * kept. What is sent before that waits for it, and goes as plain HTML where it does not come.
 */
export function live(block: HTMLElement, page: NearPage): undefined {
  const form = block.querySelector<HTMLFormElement>('.yz-survey__form')
  if (!form) return
  let isHeld = false
  let isComing = false

  function begin(): void {
    if (isComing) return
    isComing = true
    import('./begin-survey').then(
      ({ beginSurvey }) => {
        form?.removeEventListener('submit', hold)
        beginSurvey(block, form as HTMLFormElement, page)
        if (isHeld) form?.querySelector<HTMLElement>('[type=submit]')?.click()
      },
      () => {
        // The line may be back at the next touch.
        isComing = false
        if (isHeld) form?.submit()
      },
    )
  }
  function hold(event: Event): void {
    event.preventDefault()
    isHeld = true
    begin()
  }

  for (const touch of ['pointerdown', 'focusin', 'input']) form.addEventListener(touch, begin)
  form.addEventListener('submit', hold)
  if (page.session.get(draftKey(page, block))) begin()
}
