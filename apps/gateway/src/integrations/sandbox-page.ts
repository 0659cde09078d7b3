/** Path of the page that stands in for what would open outside our site. */
export const SANDBOX_PATH = '/sandbox'

/** Path of that page with what it is to show. */
export function sandboxPage(shown: Record<string, string>): string {
  return `${SANDBOX_PATH}?${new URLSearchParams(shown)}`
}
