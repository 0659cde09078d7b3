import { button, element, write } from './element'

interface NumberRow {
  row: HTMLElement
  input: HTMLInputElement
  /** Sets the text. What nobody has typed is not set while somebody is about to type. */
  set(text: string, isTyped: boolean): void
  refuse(fault: string): void
  aside: HTMLElement
}

interface NumberRowOptions {
  id: string
  label: string
  inputMode: 'decimal' | 'numeric'
  onType(text: string): void
  onStep(step: 1 | -1): void
  /** The field was left. */
  onLeave(): void
}

/** A labelled number between its minus and plus buttons, with what is wrong below it. */
export function numberRow({ id, label, inputMode, onType, onStep, onLeave }: NumberRowOptions): NumberRow {
  const fault = element('p', { className: 'yz-fault', id: `${id}-fault`, role: 'alert', hidden: true })
  const aside = element('span', 'yz-order__aside')
  const input = element('input', {
    id,
    type: 'text',
    inputMode,
    maxLength: 12,
    autocomplete: 'off',
    oninput: () => onType(input.value),
    onchange: onLeave,
  })
  const step = (sign: string, words: string, by: 1 | -1) =>
    button(sign, 'yz-order__step', () => onStep(by), { 'aria-label': `${label}${words}` })
  const row = element(
    'div',
    'yz-field yz-order__row',
    element('p', 'yz-order__label', element('label', { htmlFor: id }, label), aside),
    element('div', 'yz-order__number', step('−', '减一档', -1), input, step('+', '加一档', 1)),
    fault,
  )
  return {
    row,
    input,
    aside,
    set(text, isTyped) {
      if (input.value !== text && (isTyped || document.activeElement !== input)) input.value = text
    },
    refuse(text) {
      write(fault, text)
      input.setAttribute('aria-invalid', String(text !== ''))
      if (text === '') input.removeAttribute('aria-describedby')
      else input.setAttribute('aria-describedby', fault.id)
    },
  }
}
