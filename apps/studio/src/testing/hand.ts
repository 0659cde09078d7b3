import { until } from './reader'

/** Presses an element with the mouse, as far as somebody could. */
export async function click(element: Element): Promise<void> {
  if (isOff(element)) throw new Error(`Nobody can press this: ${element.outerHTML.slice(0, 200)}`)
  fire(element, 'mousedown')
  if (element instanceof HTMLElement) element.focus()
  fire(element, 'mouseup')
  if (element instanceof HTMLElement) element.click()
  else fire(element, 'click')
  await drawn()
}

/** Replaces what stands in a field. */
export async function type(field: Element, text: string): Promise<void> {
  if (isOff(field)) throw new Error(`Nobody can type here: ${field.outerHTML.slice(0, 200)}`)
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  if (field instanceof HTMLElement) field.focus()
  // React keeps the field's own setter to itself.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await drawn()
}

/** Presses a key; enter in a form does what it does in a browser. */
export async function press(element: Element, key: string, more: KeyboardEventInit = {}): Promise<void> {
  const keyCode = KEY_CODES[key] ?? 0
  const event = { key, code: key, keyCode, which: keyCode, bubbles: true, cancelable: true, ...more }
  const goesOn = element.dispatchEvent(new KeyboardEvent('keydown', event))
  if (goesOn && key === 'Enter' && element instanceof HTMLInputElement && element.form) submit(element.form)
  element.dispatchEvent(new KeyboardEvent('keyup', event))
  await drawn()
}

const KEY_CODES: Record<string, number> = { Enter: 13, Escape: 27, ArrowDown: 40, ArrowUp: 38, Tab: 9 }

/** By its button, which may be off; without one only the enter key of a form's single field sends it. */
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

/** Chooses from a list that antd opens. */
export async function choose(list: Element, option: string): Promise<void> {
  await click(list)
  const found = await until(() =>
    [
      ...document.querySelectorAll(
        '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
      ),
    ].find(({ textContent }) => textContent?.trim() === option),
  )
  fire(found, 'mousedown')
  fire(found, 'click')
  await drawn()
}

/** Nobody's next touch comes before the screen has answered the last one. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

function fire(element: Element, kind: string): void {
  element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0 }))
}

function isOff(element: Element): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'
}
