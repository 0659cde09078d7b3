import { isPictureAddress } from '@yingzao/schema/client'
import { type ReactNode, useState } from 'react'

interface GivenImageProps {
  /** The address as the gateway gave it. */
  url: string
  alt: string
  /** CSS pixels of the room that is kept for it. */
  width: number
  height: number
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
