import { useRef } from 'react'

/** A tap while another is still at work is ignored, even one before React has drawn anything new. */
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
