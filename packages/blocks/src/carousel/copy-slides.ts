/**
 * Puts the first slides once more behind the last, so that the row goes round without running back. The copies are for
 * the eye: readers and keyboards have the slides themselves, where a tap on a copy goes, too.
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
