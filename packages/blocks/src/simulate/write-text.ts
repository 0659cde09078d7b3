import type { Signed } from './simulate-words'

/** Writes a text only if it has changed: unchanged text is neither repainted nor read out again. */
export function writeText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** The same of a rate, with its colour. */
export function writeRate(element: HTMLElement, { text, tone }: Signed): void {
  writeText(element, text)
  if (element.dataset.tone !== tone) element.dataset.tone = tone
}
