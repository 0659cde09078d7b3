// What the Studio and antd ask of a browser, and jsdom lacks. Both ways of drawing screens in tests fill it in.

/** jsdom has no layout, so what watches sizes or places is never called. */
export class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** An answer of `matchMedia` that stays as it is. */
export function mediaQuery(media: string, matches: boolean) {
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
}

/** Lengths that an element has in every browser, and in jsdom only where a style sheet says so. */
const LENGTH = /^(?:padding|border)-(?:top|bottom)(?:-width)?$/

/**
 * What `getComputedStyle` does now, but for pseudo-elements: they are asked for only to measure scrollbars, which jsdom
 * complains about and has none of. Fields that grow with their text count on lengths, and reckon with no number else.
 */
export function stylesOfElements(): (element: Element) => CSSStyleDeclaration {
  const { getComputedStyle } = window
  return (element) => {
    const style = getComputedStyle(element)
    const known = style.getPropertyValue.bind(style)
    style.getPropertyValue = (name) => {
      const value = known(name)
      return LENGTH.test(name) && Number.isNaN(Number.parseFloat(value)) ? '0px' : value
    }
    return style
  }
}
