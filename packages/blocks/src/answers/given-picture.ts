import { isPictureAddress } from '@yingzao/schema/client'

interface GivenPicture {
  /** The address as the gateway gave it. */
  url: string
  alt: string
  /** CSS pixels of the room that is kept for it. */
  width: number
  height: number
  onBroken?: () => void
}

/** An image that a call has given, as `GivenImage` draws it. Undefined where its address is none that may be shown. */
export function givenPicture(given: GivenPicture): HTMLImageElement | undefined {
  const { url, alt, width, height, onBroken } = given
  if (!isPictureAddress(url)) return undefined
  const image = Object.assign(new Image(width, height), { alt, decoding: 'async' })
  if (onBroken) image.addEventListener('error', onBroken, { once: true })
  image.src = url
  return image
}
