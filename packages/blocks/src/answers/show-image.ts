import { isPictureAddress } from '@yingzao/schema/client'

/**
 * Shows an image that a call has returned in the element that the view has rendered for it (`ImageRoom`). `whenBroken`
 * runs when it fails to load or may not be shown.
 */
export function showImage(image: HTMLImageElement, url: string, whenBroken: () => void): void {
  if (!isPictureAddress(url)) {
    whenBroken()
    return
  }
  image.addEventListener('error', whenBroken, { once: true })
  image.src = url
}
