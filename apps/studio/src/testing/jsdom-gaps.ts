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

/**
 * What `getComputedStyle` does now, but for pseudo-elements: they are asked for only to measure scrollbars, which jsdom
 * complains about and has none of.
 */
export function stylesOfElements(): (element: Element) => CSSStyleDeclaration {
  const { getComputedStyle } = window
  return (element) => getComputedStyle(element)
}
