/** CSS of the page's ground: a colour, or an image that covers the width. The reader has checked the value. */
export function groundStyle(background: string): string {
  if (background === '') return ''
  const isAddress = background.startsWith('/') || background.startsWith('https:')
  return isAddress
    ? `background:url("${background}") top center/100% auto no-repeat`
    : `background:${background}`
}
