import { backgroundCss } from '@yingzao/schema/client'

/** Returns the CSS of the page's background: a colour, or an image that covers the width. Empty when there is none. */
export function backgroundStyle(background: string): string {
  const css = backgroundCss(background)
  return css === '' ? '' : `background:${css}`
}
