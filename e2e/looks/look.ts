/** How a block looks on a page: what does not depend on the fonts of a machine, and its height. */
export interface BlockLook {
  name: string
  /** Pixels from the left of the page, and its width. */
  left: number
  width: number
  height: number
  /** Backgrounds of the block and its content, without those of blocks inside. */
  grounds: string[]
  /** Colour, size and weight of its texts. */
  texts: string[]
  /** Widths and heights of its pictures; 0 for one that did not load. */
  pictures: string[]
}

/** Runs in the page, so it uses nothing outside itself. `part`: selector of the parts examined separately. */
export function readLooks(part: string): BlockLook[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true })
  }
  const hexOf = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    const hex = [red, green, blue].map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')
    return alpha === 0 ? '' : `#${hex}${alpha < 1 ? `/${alpha}` : ''}`
  }
  const groundOf = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    // Addresses of pictures change with every start.
    const image = backgroundImage === 'none' ? '' : backgroundImage.replace(/url\([^)]*\)/g, 'picture')
    const colors = image.replace(/rgba?\([^)]*\)/g, hexOf)
    return [hexOf(backgroundColor), colors].filter(Boolean).join(' ')
  }
  const textOf = (element: Element) => {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    return isText ? `${hexOf(color)} ${Math.round(Number.parseFloat(fontSize))} ${fontWeight}` : ''
  }
  const pictureOf = (element: Element) => {
    if (!(element instanceof HTMLImageElement)) return ''
    const { width, height } = element.getBoundingClientRect()
    return element.naturalWidth === 0 ? '0' : `${Math.round(width)} ${Math.round(height)}`
  }
  const listed = (words: string[]) => [...new Set(words.filter(Boolean))].sort()
  const parts = [...document.querySelectorAll(part)].filter(isShown)
  return parts.map((block) => {
    const own = [block, ...block.querySelectorAll('*')]
      .filter((element) => element.closest(part) === block)
      .filter(isShown)
    const { left, width, height } = block.getBoundingClientRect()
    return {
      name: block.getAttribute('data-block') ?? block.className.toString().split(' ')[0] ?? '',
      left: Math.round(left),
      width: Math.round(width),
      height: Math.round(height),
      grounds: listed(own.map(groundOf)),
      texts: listed(own.map(textOf)),
      pictures: own.map(pictureOf).filter(Boolean),
    }
  })
}
