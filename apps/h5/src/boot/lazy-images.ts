/** SPEC.md section 9. */
const MARGIN = '100px 50px 50px 100px'

/** Gives every image its address when it comes near the screen; an image in a closed popup, when that opens. */
export function loadImagesWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const { dataset, parentNode } = target as HTMLImageElement
        // A carousel may have fetched it before.
        if (!isIntersecting || !dataset.src) continue
        // Both are as the renderer's `Picture` has drawn them.
        for (const source of (parentNode as Element).querySelectorAll('source')) {
          source.srcset = source.dataset.srcset as string
        }
        ;(target as HTMLImageElement).src = dataset.src
        delete dataset.src
        observer.unobserve(target)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const image of document.querySelectorAll('img[data-src]')) observer.observe(image)
}
