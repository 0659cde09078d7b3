/** Properties of an element; those with a dash in their name, and `role`, are attributes. */
type Given = Readonly<Record<string, unknown>>

/** Makes an element with its content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given | string = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(typeof given === 'string' ? { className: given } : given)) {
    if (name === 'role' || name.includes('-')) made.setAttribute(name, String(value))
    else Object.assign(made, { [name]: value })
  }
  made.append(...children)
  return made
}

/** A button that does not submit. */
export function button(text: string, className: string, onclick: () => unknown, more: Given = {}) {
  const given = { type: 'button', className: `yz-tap ${className}`, onclick: () => void onclick(), ...more }
  return element('button', given, text)
}

/** Choices, one of which is pressed. */
export function choices<Value extends string>(
  label: string,
  className: string,
  texts: Readonly<Record<Value, string>>,
  onChoose: (value: Value) => void,
): { group: HTMLElement; mark: (value: string) => void } {
  const buttons = Object.entries<string>(texts).map(([value, text]) =>
    button(text, `${className}-choice`, () => onChoose(value as Value), { 'data-value': value }),
  )
  return {
    group: element('div', { className, role: 'group', 'aria-label': label }, ...buttons),
    mark(value) {
      for (const one of buttons) one.setAttribute('aria-pressed', String(one.dataset.value === value))
    },
  }
}

/** Writes a line, which takes no space when it is empty. */
export function write(line: HTMLElement, text: string): void {
  if (line.textContent !== text) line.textContent = text
  line.hidden = text === ''
}
