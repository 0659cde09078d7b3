/** SPEC.md section 9. */
const MARGIN = '100px 50px 50px 100px'

/**
 * Gives each of the images that waits its address when it comes near the screen; an image in a closed popup, when that
 * opens.
 */
export function loadImagesWhenNear(images: Iterable<HTMLImageElement>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // Once it has come there is nothing more to do.
        if (isIntersecting) loadImage(target as HTMLImageElement)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const image of images) observer.observe(image)
}

/** Gives an image that waits, as the renderer's `Picture` has drawn it, its address. Any other stays as it is. */
export function loadImage(image: HTMLImageElement): void {
  const { dataset } = image
  if (!dataset.src) return
  for (const source of (image.parentNode as Element).querySelectorAll('source')) {
    source.srcset = source.dataset.srcset as string
  }
  image.src = dataset.src
  delete dataset.src
}
