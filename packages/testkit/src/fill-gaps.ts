/**
 * Adds to jsdom what every browser we support has and jsdom lacks. Nothing is laid out, so scrolling only stores the
 * number, and media queries match nothing. Safe to repeat; what a test has stubbed stays.
 */
export function fillGaps(): void {
  globalThis.IntersectionObserver ??= Unseen
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), mediaQuery(media))
  Element.prototype.scrollTo ??= function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'number' ? to : (to?.left ?? 0)
    this.dispatchEvent(new Event('scroll'))
  }
}

function mediaQuery(media: string): Omit<MediaQueryList, keyof EventTarget> {
  return {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }
}

/** Nothing is laid out, so nothing is ever seen. */
class Unseen {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
