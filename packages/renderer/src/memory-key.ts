/**
 * The key under which a phone keeps something small of a page: block ids repeat from page to page, what is remembered of
 * them must not. `sent`, of what lasts beyond the tab, says that a lead was left on the page.
 */
export function memoryKey(pageCode: string | undefined, key: string): string {
  return `yz:${pageCode}:${key}`
}
