import { type RefObject, useEffect, useState } from 'react'
import type { Address } from '../address/address'
import type { Registration } from './use-register'

/** The address that the session knew; what the picker in `form` returns from then on is kept there. */
export function useAddress(
  form: RefObject<HTMLElement | null>,
  { draft, keep, send }: Pick<Registration, 'draft' | 'keep' | 'send'>,
): Address | undefined {
  const [known, setKnown] = useState<Address>()
  useEffect(() => setKnown(draft().address), [draft])
  useEffect(() => {
    const place = form.current
    function hear(event: Event) {
      const { detail } = event as CustomEvent<Address>
      keep({ address: detail.provinceID === null ? undefined : detail })
      send({ type: 'corrected', field: 'address' })
    }
    place?.addEventListener('address', hear)
    return () => place?.removeEventListener('address', hear)
  }, [form, keep, send])
  return known
}
