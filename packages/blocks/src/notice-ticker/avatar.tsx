import { Picture } from '@yingzao/renderer'
import { useEffect, useRef, useState } from 'react'

/** A round portrait. Its ground is the default one, which shows until a picture covers it, or when none comes. */
export function Avatar({ url, blockId }: { url: string; blockId: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const image = box.current?.querySelector('img')
    // It may have failed before anybody listened.
    if (image?.src && image.complete && image.naturalWidth === 0) setBroken(true)
  }, [])
  return (
    <span className="yz-ticker__avatar" ref={box} onErrorCapture={() => setBroken(true)}>
      {url && !isBroken && <Picture url={url} alt="" blockId={blockId} sizes="8vw" width={56} height={56} />}
    </span>
  )
}
