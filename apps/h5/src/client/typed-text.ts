const KEY = 'yz-typed'

/** A phone number is never written to the browser's storage, nor is a code that was sent to it. */
const NEVER_STORED = '[type=tel],[type=password],[type=hidden],[type=file],[autocomplete=one-time-code]'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Remembers what the visitor has typed and ticked on this page, for the reload that follows immediately. */
export function keepTypedText(): void {
  const typed: Record<string, string | boolean> = {}
  for (const field of fields()) {
    const value = isTick(field) ? field.checked : field.value
    if (value) typed[place(field)] = value
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, typed }))
  } catch {
    // Storage is switched off: the reload still mends the page, the text has to be typed again.
  }
}

/** Restores it once, as if it were typed again, so that forms which are awake notice it. */
export function restoreTypedText(): void {
  const { path, typed } = take()
  if (path !== location.pathname) return
  for (const field of fields()) {
    const value = typed[place(field)]
    if (value === undefined) continue
    if (isTick(field)) field.checked = value === true
    else if (field.value === '') field.value = String(value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function take(): { path?: string; typed: Record<string, string | boolean> } {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept ? JSON.parse(kept) : { typed: {} }
  } catch {
    return { typed: {} }
  }
}

function fields(): Field[] {
  const all = document.querySelectorAll<Field>('main input[name],main textarea[name],main select[name]')
  return [...all].filter((field) => !field.matches(NEVER_STORED))
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** Identifies a field: the id of its block and its name. */
function place(field: Field): string {
  return `${field.closest<HTMLElement>('[data-id]')?.dataset.id || ''}/${field.name}`
}
