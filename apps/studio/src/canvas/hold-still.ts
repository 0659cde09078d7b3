/**
 * While a page is edited, nothing in it moves continuously by itself: what somebody points at stays there, and the
 * browser repaints only what was changed. The preview moves as it does for visitors.
 */
export function holdStill(page: Window): void {
  // Carousels and tickers ask the browser whether a visitor wants less motion; here it says yes.
  const ask = page.matchMedia.bind(page)
  page.matchMedia = (query) => ask(query.includes('prefers-reduced-motion: reduce') ? 'all' : query)
  page.document.addEventListener('animationstart', ({ target }) => {
    for (const animation of (target as Element).getAnimations({ subtree: true })) {
      if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.pause()
    }
  })
}
