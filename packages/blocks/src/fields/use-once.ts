import { useRef } from 'react'

/** Ignores a tap while another is still being handled, even one before React has rendered anything new. */
export function useOnce(): (work: () => Promise<void>) => void {
  const isAtWork = useRef(false)
  return (work) => {
    if (isAtWork.current) return
    isAtWork.current = true
    void work().finally(() => {
      isAtWork.current = false
    })
  }
}
