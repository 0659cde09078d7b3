/** SPEC.md section 9. */
const MARGIN = '100px 50px 50px 100px'

/** Gives every image its address when it comes near the screen; an image in a closed popup, when that opens. */
export function loadImagesWhenNear(within: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const image = target as HTMLImageElement
        // A carousel may have fetched it before.
        if (image.dataset.src) load(image)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const image of within.querySelectorAll('img[data-src]')) observer.observe(image)
}

/** Both are as the renderer's `Picture` has drawn them. */
function load(image: HTMLImageElement): void {
  for (const source of (image.parentNode as Element).querySelectorAll('source')) {
    source.srcset = source.dataset.srcset as string
  }
  image.src = image.dataset.src as string
  delete image.dataset.src
}
