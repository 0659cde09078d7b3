/**
 * While a page is edited nothing in it moves on and on by itself: what somebody points at stays there, and the browser
 * draws only what was changed. The preview moves as for visitors.
 */
export function holdStill(page: Window): void {
  // Rows of slides and tickers ask the browser whether a visitor wants less motion; here it says so.
  const ask = page.matchMedia.bind(page)
  page.matchMedia = (query) => ask(query.includes('prefers-reduced-motion: reduce') ? 'all' : query)
  page.document.addEventListener('animationstart', ({ target }) => {
    for (const animation of (target as Element).getAnimations({ subtree: true })) {
      if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.pause()
    }
  })
}
