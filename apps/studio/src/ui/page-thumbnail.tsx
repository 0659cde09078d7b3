import './page-thumbnail.css'
import { useEffect, useState } from 'react'
import { useNear } from './use-near'
import { wording } from './wording'

interface PageThumbnailProps {
  /** Address that renders the page; a new one with every answer of the list. */
  look: string
  title: string
}

/**
 * The head of a page, small: a still of it, without scripts and with nothing to reach. It keeps the address that it was
 * first rendered with: give it a `key` that changes with the page, or every answer of the list would reload all of
 * them.
 */
export function PageThumbnail({ look, title }: PageThumbnailProps) {
  const [place, isNear] = useNear<HTMLDivElement>()
  const [address, setAddress] = useState<string>()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (isNear) setAddress((first) => first ?? look)
  }, [isNear, look])
  return (
    <div ref={place} className={isDrawn ? 'st-phone' : 'st-phone st-phone-waiting'} inert>
      {address !== undefined && (
        <iframe
          title={wording.thumbnail(title)}
          src={address}
          sandbox=""
          loading="lazy"
          tabIndex={-1}
          scrolling="no"
          onLoad={() => setDrawn(true)}
        />
      )}
    </div>
  )
}
