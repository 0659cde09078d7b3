import { takeLater } from '../answers/take-later'

/**
 * Puts an end in the place of all that asked, and gives its heading: that of this id, or the usual one where the page has
 * it no more. `closed`: why the form takes no answers.
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
