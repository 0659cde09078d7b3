/** Names for the parts of a screen, and how each is written in HTML. */
const KINDS = {
  alert: '[role=alert]',
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: '[role=combobox]',
  dialog: '[role=dialog]',
  field: 'input, textarea',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  radio: 'input[type=radio], [role=radio]',
  row: 'tbody tr:not([aria-hidden])',
  switch: '[role=switch]',
} as const

export type Kind = keyof typeof KINDS

/** What does not appear within this time never will; a loaded machine may need some of it. Milliseconds. */
const PATIENCE = 15_000

/** All visible elements of a kind whose name is this text or matches it. */
export function allOf(kind: Kind, name?: string | RegExp, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(KINDS[kind])].filter(
    (element) => isShown(element) && (name === undefined || fits(nameOf(element), name)),
  )
}

/** The only element of a kind with this name. Throws when there is none, or more than one. */
export function oneOf(kind: Kind, name?: string | RegExp, within?: ParentNode): HTMLElement {
  const found = allOf(kind, name, within)
  if (found.length === 1 && found[0]) return found[0]
  const names = allOf(kind, undefined, within).map(nameOf).join(' | ')
  throw new Error(`There are ${found.length} of ${kind} "${name ?? ''}". There are: ${names}`)
}

/** Waits until `check` no longer throws, and returns its value once that is neither false nor undefined. */
export async function until<Value>(check: () => Value): Promise<Exclude<Value, false | undefined>> {
  // By a clock that goes on where a test has stopped the other one.
  const end = performance.now() + PATIENCE
  for (;;) {
    try {
      const value = check()
      if (value !== false && value !== undefined) return value as Exclude<Value, false | undefined>
      if (performance.now() > end) throw new Error(`This did not come true: ${check}\n\n${textOf()}`)
    } catch (error) {
      if (error instanceof FatalError || performance.now() > end) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

/** An error that waiting does not cure. */
export class FatalError extends Error {}

/** The visible text, line by line, without hidden parts. */
export function textOf(within: Element = document.body): string {
  return linesOf(within)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** Elements whose text begins and ends a line, or a cell. */
const BLOCKS = new Set(
  'BUTTON DD DIV DT FOOTER H1 H2 H3 HEADER LABEL LI MAIN NAV OL P SECTION TABLE TD TH TR UL'.split(' '),
)

function linesOf(within: Element): string {
  if (!isShown(within) || within.matches('style, script')) return ''
  const text = [...within.childNodes]
    .map((node) => (node instanceof Element ? linesOf(node) : node.textContent))
    .join('')
  return BLOCKS.has(within.tagName) ? `\n${text}\n` : text
}

/** The accessible name of an element. */
export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (by.length > 0)
    return by
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim()
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
  if (labels.length > 0) return labels.map((one) => oneLine(textOf(one))).join(' ')
  return oneLine(textOf(element))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function fits(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name)
}

const HIDDEN =
  '[hidden], [aria-hidden=true], [style*="display: none"], .ant-select-dropdown-hidden, .ant-dropdown-hidden'

/** jsdom has no layout: what is hidden is marked as such. */
function isShown(element: Element): boolean {
  return element.closest(HIDDEN) === null
}
