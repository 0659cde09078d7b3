import { NO_IMAGE } from '@yingzao/renderer'
import { isPictureAddress } from '@yingzao/schema/client'
import { type ReactNode, useState } from 'react'

interface ImageRoomProps {
  alt: string
  /** CSS pixels of the room that is kept for it. */
  width: number
  height: number
}

interface GivenImageProps extends ImageRoomProps {
  /** The address as the gateway gave it. */
  url: string
  /** What stands in its place when it does not come or may not be shown; `retry` loads it once more. */
  whenBroken?: (retry: () => void) => ReactNode
}

/** An image that a call has given. Nobody has stored its size, and it comes when the boot has long looked at the page. */
export function GivenImage({ url, alt, width, height, whenBroken }: GivenImageProps) {
  const [broken, setBroken] = useState<string>()
  if (url === broken || !isPictureAddress(url)) {
    return whenBroken?.(() => setBroken(undefined)) ?? null
  }
  return (
    <img src={url} alt={alt} width={width} height={height} decoding="async" onError={() => setBroken(url)} />
  )
}

/** The same before there is an address, for live.ts to show one in it (show-image.ts). */
export function ImageRoom(props: ImageRoomProps) {
  // biome-ignore lint/a11y/useAltText: whoever draws it says what it shows.
  return <img src={NO_IMAGE} {...props} decoding="async" />
}
