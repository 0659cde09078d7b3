/**
 * Whether the page's cookies hold a visitor's token. Apart from what reads it, because the boot of every page asks
 * this. It says nothing of whether the server still takes it.
 */
export function hasToken(cookie: string): boolean {
  return /(^|; )token=[^;]/.test(cookie)
}
