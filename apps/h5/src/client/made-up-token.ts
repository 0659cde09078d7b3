/** Looks logged in to a page of the test environment. A server refuses it, which clears it again. */
export const MADE_UP_TOKEN = `test.${btoa('{"uid":10001}')}.test`

export function isMadeUp(cookie: string): boolean {
  return cookie.includes(`token=${MADE_UP_TOKEN}`)
}
