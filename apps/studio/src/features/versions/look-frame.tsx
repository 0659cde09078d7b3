import { useEffect, useRef, useState } from 'react'
import { wording } from './wording'

/** Block id → why it is marked. */
export type Marks = ReadonlyMap<string, 'added' | 'removed' | 'changed'>

const COLOURS = { added: '#1b7a48', removed: '#c02a1c', changed: '#c07a00' }

/** The height until the page has loaded, and where it cannot be measured. */
const SCREEN = 667

interface LookFrameProps {
  name: string
  look: string
  /** Undefined: nothing is marked. */
  marks: Marks | undefined
}

/**
 * A page in its full height, so that its container scrolls it. Scripts do not run in it; it keeps our origin so that it
 * can be measured and marked from here. It keeps the address that it was first rendered with, as every reply for the
 * list brings another.
 */
export function LookFrame({ name, look, marks }: LookFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [address] = useState(look)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (height !== undefined) mark(frame.current?.contentDocument, marks)
  }, [height, marks])
  return (
    <iframe
      ref={frame}
      className="vs-phone"
      title={wording.frame(name)}
      src={address}
      sandbox="allow-same-origin"
      tabIndex={-1}
      scrolling="no"
      style={{ height: height ?? SCREEN }}
      onLoad={() => setHeight(frame.current?.contentDocument?.documentElement.scrollHeight ?? SCREEN)}
    />
  )
}

function mark(page: Document | null | undefined, marks: Marks | undefined): void {
  for (const element of page?.querySelectorAll<HTMLElement>('[data-id]') ?? []) {
    const why = marks?.get(element.dataset.id ?? '')
    // Through its style object: the page's own policy refuses styles written into its markup.
    element.style.outline = why === undefined ? '' : `3px solid ${COLOURS[why]}`
    element.style.outlineOffset = why === undefined ? '' : '-3px'
  }
}
