import { type RefObject, useEffect } from 'react'

/** A field that is wrong, or the button of one that is no input and says so by `data-invalid`. */
const FAULTY = '[aria-invalid=true], [data-invalid] button'

/** Takes the focus to the first field that is wrong, each time one is found to be; not while one is corrected. */
export function useFaultFocus(within: RefObject<HTMLElement | null>, failures: number): void {
  useEffect(() => {
    if (failures > 0) within.current?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [within, failures])
}
