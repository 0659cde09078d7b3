/** SPEC.md section 9. */
const MARGIN = '100px 50px 50px 100px'

/** Gives every image its address when it comes near the screen; an image in a closed popup gets it when that opens. */
export function loadImagesWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        loadImage(target as HTMLImageElement)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const image of document.images) observer.observe(image)
}

/** Gives a waiting image, as rendered by `Picture` of the renderer, its address. Leaves any other unchanged. */
export function loadImage(image: HTMLImageElement): void {
  const { dataset } = image
  if (!dataset.src) return
  for (const source of (image.parentNode as Element).querySelectorAll('source')) {
    source.srcset = source.dataset.srcset as string
  }
  image.src = dataset.src
  delete dataset.src
}
