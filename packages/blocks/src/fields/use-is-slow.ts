import { useEffect, useState } from 'react'

/** After this long a visitor wonders whether anything happens. */
const SLOW_MS = 5000

/** Returns whether something has been waited for so long that the visitor should be told. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
