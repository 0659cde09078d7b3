import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Address } from './address'

interface Answered {
  /** The element that the event leaves from. */
  root: RefObject<HTMLDivElement | null>
  /** What was returned last; undefined until then. */
  answer: Address | undefined
  giveAnswer: (address: Address) => void
}

/** Returns addresses to the page: each as a bubbling `address` event whose `detail` holds the six fields. */
export function useAnswer(): Answered {
  const root = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<Address>()
  // Not sooner: whoever hears the event may read the hidden inputs.
  useEffect(() => {
    if (answer) root.current?.dispatchEvent(new CustomEvent('address', { bubbles: true, detail: answer }))
  }, [answer])
  return { root, answer, giveAnswer: (address) => setAnswer({ ...address }) }
}
