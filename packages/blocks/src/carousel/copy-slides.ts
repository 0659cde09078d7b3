/**
 * Appends copies of the first slides after the last, so that the row can loop without running back. The copies are only
 * visual: screen readers and keyboards use the original slides, and a tap on a copy goes to its original, too.
 */
export function copySlides(track: HTMLElement, count: number): HTMLElement[] {
  const slides = [...track.children].slice(0, count)
  const copies = slides.map((slide) => {
    const copy = document.createElement('div')
    copy.className = slide.className
    copy.setAttribute('aria-hidden', 'true')
    const picture = slide.querySelector('picture')
    if (picture) copy.append(picture.cloneNode(true))
    copy.addEventListener('click', () => slide.querySelector<HTMLElement>('.yz-carousel__tap')?.click())
    return copy
  })
  track.append(...copies)
  return copies
}
