import { type ReactNode, useEffect, useRef, useState } from 'react'

/** CSS pixels of the room that is kept for a portrait. */
export const SIDE = 56

/** A round portrait. Its ground is the default one, which shows until a picture covers it, or when none comes. */
export function Avatar({ children }: { children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const image = box.current?.querySelector('img')
    // It may have failed before anybody listened.
    if (image?.src && image.complete && image.naturalWidth === 0) setBroken(true)
  }, [])
  return (
    <span className="yz-ticker__avatar" ref={box} onErrorCapture={() => setBroken(true)}>
      {!isBroken && children}
    </span>
  )
}
