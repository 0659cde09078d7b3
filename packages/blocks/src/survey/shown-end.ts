import { takeLater } from '../answers/take-later'

/**
 * Replaces the form with an end and returns its heading: the end of this id, or the usual one if the page no longer has
 * it. `closed`: why the form takes no answers.
 */
export function shownEnd(
  block: HTMLElement,
  form: HTMLFormElement,
  end: string,
  closed?: string,
): HTMLElement | null {
  const own = Array.from(block.querySelectorAll('template')).find(
    ({ dataset }) => end !== '' && dataset.later === `end-${end}`,
  )
  const shown = own
    ? document.importNode(own.content.firstElementChild as HTMLElement, true)
    : takeLater(block, closed ? 'closed' : 'done')
  const head = shown.querySelector('h2')
  if (closed && head) head.textContent = closed
  const place = form.parentElement as HTMLElement
  place.textContent = ''
  place.append(shown)
  return head
}
