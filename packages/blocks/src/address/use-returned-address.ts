import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Address } from './address'

interface Returned {
  /** The element that dispatches the event. */
  root: RefObject<HTMLDivElement | null>
  /** What was returned last; undefined until then. */
  returned: Address | undefined
  giveBack: (address: Address) => void
}

/** Returns addresses to the page: each as a bubbling `address` event whose `detail` holds the six fields. */
export function useReturnedAddress(): Returned {
  const root = useRef<HTMLDivElement>(null)
  const [returned, setReturned] = useState<Address>()
  // Not earlier: listeners of the event may read the hidden inputs.
  useEffect(() => {
    if (returned) root.current?.dispatchEvent(new CustomEvent('address', { bubbles: true, detail: returned }))
  }, [returned])
  return { root, returned, giveBack: (address) => setReturned({ ...address }) }
}
