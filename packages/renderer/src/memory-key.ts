/**
 * The key under which a phone keeps something small about a page: block ids repeat from page to page, but what is
 * remembered about them must not. `sent`, among what outlives the tab, says that a lead was left on the page.
 */
export function memoryKey(pageCode: string | undefined, key: string): string {
  return `yz:${pageCode}:${key}`
}
