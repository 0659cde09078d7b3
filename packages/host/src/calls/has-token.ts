/**
 * Whether the page's cookies hold a visitor's token. Separate from what reads it, because the boot of every page asks
 * this. It says nothing about whether the server still accepts it.
 */
export function hasToken(cookie: string): boolean {
  return /(^|; )token=[^;]/.test(cookie)
}
