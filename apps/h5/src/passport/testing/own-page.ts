import { onTestFinished, vi } from 'vitest'
import { endListeningWithTest } from '../../testing/run-script'

// What the tests of personal pages do and check, in a document that `drawPassport` has rendered.

/** Starts a test with somebody logged in. It ends with nobody, and without any listeners. */
export function logInForTest(): void {
  endListeningWithTest()
  setToken('h.e30.s')
  onTestFinished(() => {
    setToken('; max-age=0')
    vi.unstubAllGlobals()
  })
}

export const logOut = () => setToken('; max-age=0')

function setToken(rest: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `token=${rest}; path=/`
}

/** Waits until it holds, as the gateway of these tests answers immediately. */
export const soon = (holds: () => void) => vi.waitFor(holds, { interval: 2 })

export const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector(selector) as E
export const text = (selector: string) => find(selector)?.textContent
export const isHidden = (selector: string) => find(selector).hidden
export const cards = () => Array.from(document.querySelectorAll<HTMLElement>('.pp-orders > li'))

/** The faults shown in the forms of the page. */
export const faults = () =>
  Array.from(document.querySelectorAll('form .pp-fault'), ({ textContent }) => textContent).filter(Boolean)

/** Presses the first button with these words. */
export function press(words: string): void {
  const button = Array.from(document.querySelectorAll('button')).find(
    ({ textContent }) => textContent === words,
  )
  if (!button) throw new Error(`The page has no button "${words}".`)
  button.click()
}
