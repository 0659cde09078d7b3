// What the Studio and antd need of a browser and jsdom lacks. Both ways of rendering screens in tests use it.

/** jsdom has no layout, so observers of size or position are never called. */
export class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A result of `matchMedia` that never changes. */
export function mediaQuery(media: string, matches: boolean) {
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
}

/** Lengths that an element has in every browser, but in jsdom only where a style sheet sets them. */
const LENGTH = /^(?:padding|border)-(?:top|bottom)(?:-width)?$/

/**
 * `getComputedStyle` as it is now, but without pseudo-elements: they are queried only to measure scrollbars, which
 * jsdom complains about and does not have. Fields that grow with their text rely on lengths, and would calculate with
 * NaN otherwise.
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
