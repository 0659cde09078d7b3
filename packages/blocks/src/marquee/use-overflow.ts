import { type RefObject, useEffect, useState } from 'react'

/** Fonts and layout have settled by then (SPEC.md section 9). */
const CHECK_DELAY_MS = 1000

/** True when the text is wider than its box: looked at after 1000 ms, and again whenever the box changes. */
export function useOverflow(
  box: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
  content: string,
): boolean {
  const [isWider, setWider] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useEffect(() => {
    const check = () => setWider((text.current?.offsetWidth ?? 0) > (box.current?.clientWidth ?? 0))
    // Safari has it from 13.1; before that a turned phone keeps what the first look gave.
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(check) : undefined
    const timer = setTimeout(() => {
      check()
      if (box.current) observer?.observe(box.current)
    }, CHECK_DELAY_MS)
    return () => {
      clearTimeout(timer)
      observer?.disconnect()
    }
  }, [box, text, content])
  return isWider
}
