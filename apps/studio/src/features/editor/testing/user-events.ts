import { act } from 'react'

/** Types over what an input holds, as one keystroke of a very fast hand. */
export async function type(input: Element | null, text: string): Promise<void> {
  const field = found(input, 'An input') as HTMLInputElement
  const prototype = Object.getPrototypeOf(field) as object
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function press(
  target: Element | null,
  key: string,
  options: KeyboardEventInit = {},
): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  // Menus of antd still tell keys by their numbers.
  Object.defineProperty(event, 'keyCode', {
    value: { Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 }[key] ?? 0,
  })
  await act(async () => void found(target, 'Something to press keys in').dispatchEvent(event))
}

export async function click(target: Element | null | undefined): Promise<void> {
  const element = found(target ?? null, 'Something to click') as HTMLElement
  await act(async () => {
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    element.click()
  })
}

export async function leave(input: Element | null): Promise<void> {
  await act(async () => {
    found(input, 'An input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

/** Composes with an input method: the syllables first, then what they become. */
export async function compose(
  input: HTMLInputElement,
  syllables: readonly string[],
  text: string,
): Promise<void> {
  await act(async () => void input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  for (const syllable of syllables) await type(input, syllable)
  await type(input, text)
  await act(
    async () =>
      void input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text })),
  )
}

/** Opens what an antd select offers. */
export async function open(input: Element | null): Promise<void> {
  const box = found(input, 'A select').closest('.ant-select') ?? input
  await act(async () => {
    found(box, 'A select').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  })
}

/** Chooses in an antd select by the words of the option; a long one is searched first, as only a part is drawn. */
export async function choose(input: Element | null, label: string): Promise<void> {
  await open(input)
  if (input instanceof HTMLInputElement && !input.readOnly) await type(input, label)
  const shown = document.querySelectorAll(
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
  )
  await click([...shown].find((option) => option.textContent?.includes(label)))
}

function found(element: Element | null | undefined, what: string): Element {
  if (element) return element
  throw new Error(`${what} is not there.`)
}
