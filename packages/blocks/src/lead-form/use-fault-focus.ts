import { type RefObject, useEffect } from 'react'

/** Takes the focus to the first field that is wrong, each time one is found to be; not while one is corrected. */
export function useFaultFocus(within: RefObject<HTMLElement | null>, failures: number): void {
  useEffect(() => {
    if (failures > 0) within.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [within, failures])
}
