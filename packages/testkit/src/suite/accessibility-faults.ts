import type { AxeResults } from 'axe-core'

/** WCAG 2.2 A and AA. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Colours need a layout and a canvas; the gallery is checked for those in a real browser. */
const NEEDS_LAYOUT = { 'color-contrast': { enabled: false } }

/** HTML found to be without faults: a block's example looks the same at several of its moments. */
const sound = new Set<string>()

/**
 * The faults that axe finds in an element and everything in it, WCAG 2.2 A and AA. Dialogs are opened first, because
 * hidden content is not checked. Needs real timers.
 */
export async function accessibilityFaults(element: HTMLElement): Promise<string[]> {
  for (const dialog of element.querySelectorAll('dialog')) dialog.setAttribute('open', '')
  const html = element.outerHTML
  if (sound.has(html)) return []
  const { default: axe } = await import('axe-core')
  const results = await axe.run(element, {
    runOnly: { type: 'tag', values: RULES },
    rules: NEEDS_LAYOUT,
    resultTypes: ['violations'],
  })
  if (results.violations.length === 0) sound.add(html)
  return results.violations.map(inWords)
}

/** A fault with the elements that have it. */
export function inWords({
  id,
  help,
  nodes,
}: Pick<AxeResults['violations'][number], 'id' | 'help' | 'nodes'>): string {
  return `${id}: ${help}, at ${nodes.map(({ html }) => html).join(' ')}`
}
