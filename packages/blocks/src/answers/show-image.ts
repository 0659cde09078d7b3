import { isPictureAddress } from '@yingzao/schema/client'

/**
 * Shows an image that a call has given in the one that the view has drawn for it (`ImageRoom`). `whenBroken` runs when
 * it does not come or may not be shown.
 */
export function showImage(image: HTMLImageElement, url: string, whenBroken: () => void): void {
  if (!isPictureAddress(url)) {
    whenBroken()
    return
  }
  image.addEventListener('error', whenBroken, { once: true })
  image.src = url
}
