import { act } from 'react'
import { until } from './reader'

/** Clicks an element with the mouse, if a user could. */
export async function click(element: Element | null | undefined): Promise<void> {
  const pressed = reachable(element, 'press')
  await touch(() => {
    fire(pressed, 'mousedown')
    if (pressed instanceof HTMLElement) pressed.focus()
    fire(pressed, 'mouseup')
    if (pressed instanceof HTMLElement) pressed.click()
    else fire(pressed, 'click')
  })
}

/** Replaces the content of a field, as one keystroke of a very fast typist; that of a rich text field by HTML. */
export async function type(field: Element | null | undefined, text: string): Promise<void> {
  const typedIn = reachable(field, 'type in')
  await touch(() => {
    if (typedIn instanceof HTMLElement) typedIn.focus()
    if (typedIn.matches('input, textarea')) setValue(typedIn, text)
    else typedIn.innerHTML = text
    typedIn.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

/** React overrides the field's own setter. */
function setValue(field: Element, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
}

/** Composes with an input method: the syllables first, then what they become. */
export async function compose(
  field: Element | null,
  syllables: readonly string[],
  text: string,
): Promise<void> {
  const typedIn = reachable(field, 'type in')
  await touch(() => typedIn.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  for (const syllable of syllables) await type(typedIn, syllable)
  await type(typedIn, text)
  await touch(() =>
    typedIn.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text })),
  )
}

/** Leaves a field with the keyboard. */
export async function leave(field: Element | null | undefined): Promise<void> {
  const left = reachable(field, 'leave')
  await touch(() => left.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}

/** Presses a key; Enter in a form and on a button does what it does in a browser. */
export async function press(
  element: Element | null | undefined,
  key: string,
  more: KeyboardEventInit = {},
): Promise<void> {
  const at = reachable(element, 'press keys in')
  const keyCode = KEY_CODES[key] ?? 0
  const event = { key, code: key, keyCode, which: keyCode, bubbles: true, cancelable: true, ...more }
  await touch(() => {
    const goesOn = at.dispatchEvent(new KeyboardEvent('keydown', event))
    if (goesOn && key === 'Enter' && at instanceof HTMLInputElement && at.form) submit(at.form)
    if (goesOn && key === 'Enter' && at instanceof HTMLButtonElement) at.click()
    at.dispatchEvent(new KeyboardEvent('keyup', event))
  })
}

/** Menus of antd still identify keys by their numbers. */
const KEY_CODES: Record<string, number> = { Enter: 13, Escape: 27, ArrowDown: 40, ArrowUp: 38, Tab: 9 }

/** Through its button, which may be disabled; without one Enter only submits a form with a single field. */
function submit(form: HTMLFormElement): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')]
  const button = buttons.find((one) => one.form === form)
  if (button) {
    if (!button.disabled) button.click()
    return
  }
  const fields = [...form.querySelectorAll('input')].filter(({ type }) => ['text', 'password'].includes(type))
  if (fields.length === 1) form.requestSubmit()
}

/** Opens the options of an antd select. */
export async function open(list: Element | null | undefined): Promise<void> {
  const opened = reachable(list, 'open')
  await touch(() => fire(opened.closest('.ant-select') ?? opened, 'mousedown'))
}

/**
 * Chooses from a list that antd opens, by the text of an option or a part of it. A searchable list is searched, as only
 * a part of a long one is rendered.
 */
export async function choose(list: Element | null | undefined, option: string): Promise<void> {
  await open(list)
  if (list instanceof HTMLInputElement && !list.readOnly) await type(list, option)
  const offered = () => [
    ...document.querySelectorAll(
      '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
    ),
  ]
  const found = await until(
    () =>
      offered().find(({ textContent }) => textContent?.trim() === option) ??
      offered().find(({ textContent }) => textContent?.includes(option)),
  )
  await click(found)
}

/** Closes the window. True where the browser would ask first; it stays open either way. */
export function closeWindow(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

/**
 * A user acts again only after the screen has reacted. Parts of the editor are rendered with React's `act`, which must
 * wrap every change; a whole Studio reacts as in a browser.
 */
async function touch(deed: () => void): Promise<void> {
  if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')) {
    await act(async () => deed())
    return
  }
  deed()
  await new Promise((resolve) => setTimeout(resolve, 0))
}

function fire(element: Element, kind: string): void {
  element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0 }))
}

function reachable(element: Element | null | undefined, deed: string): Element {
  if (!element) throw new Error(`There is nothing to ${deed}.`)
  if (isOff(element)) throw new Error(`Nobody can ${deed} this: ${element.outerHTML.slice(0, 200)}`)
  return element
}

function isOff(element: Element): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'
}
