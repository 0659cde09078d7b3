import { backgroundCss } from '@yingzao/schema/client'

/** CSS of the page's ground: a colour, or an image that covers the width. Empty when there is nothing to draw. */
export function backgroundStyle(background: string): string {
  const css = backgroundCss(background)
  return css === '' ? '' : `background:${css}`
}
