import { type RefObject, useEffect } from 'react'

/** An invalid field, or the button of one that is not an input and is marked with `data-invalid`. */
const FAULTY = '[aria-invalid=true], [data-invalid] button'

/** Moves the focus to the first invalid field whenever one is found, but not while one is being corrected. */
export function useFaultFocus(within: RefObject<HTMLElement | null>, failures: number): void {
  useEffect(() => {
    if (failures > 0) within.current?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [within, failures])
}
