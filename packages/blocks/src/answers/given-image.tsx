import { NO_IMAGE } from '@yingzao/renderer'
import { isPictureAddress } from '@yingzao/schema/client'
import { type ReactNode, useState } from 'react'

interface ImageRoomProps {
  alt: string
  /** CSS pixels of the room that is kept for it. */
  width: number
  height: number
  /** It comes when it is near the screen, not with its block. */
  isLazy?: boolean
}

interface GivenImageProps extends ImageRoomProps {
  /** The address as the gateway gave it. */
  url: string
  /** What is shown instead when it fails to load or may not be shown; `retry` loads it once more. */
  whenBroken?: (retry: () => void) => ReactNode
}

/**
 * An image that a call has returned. Its size is not stored, and it comes long after the boot has looked at the page.
 */
export function GivenImage({ url, whenBroken, isLazy, ...room }: GivenImageProps) {
  const [broken, setBroken] = useState<string>()
  if (url === broken || !isPictureAddress(url)) {
    return whenBroken?.(() => setBroken(undefined)) ?? null
  }
  return (
    // biome-ignore lint/a11y/useAltText: whoever draws it says what it shows.
    <img src={url} {...room} decoding="async" loading={lazy(isLazy)} onError={() => setBroken(url)} />
  )
}

/** The same before there is an address, for live.ts to show one in it (show-image.ts). */
export function ImageRoom({ isLazy, ...room }: ImageRoomProps) {
  // biome-ignore lint/a11y/useAltText: whoever draws it says what it shows.
  return <img src={NO_IMAGE} {...room} decoding="async" loading={lazy(isLazy)} />
}

function lazy(isLazy: boolean | undefined): 'lazy' | undefined {
  return isLazy ? 'lazy' : undefined
}
