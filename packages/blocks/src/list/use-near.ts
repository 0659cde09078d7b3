import { type RefObject, useEffect } from 'react'
import { whenNear } from '../answers/when-near'

/** Runs once for each `marker` when the element comes near the screen, or is there already; never for undefined. */
export function useNear(element: RefObject<Element | null>, marker: unknown, run: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marker says when to look anew.
  useEffect(
    () => (element.current && marker !== undefined ? whenNear(element.current, run) : undefined),
    [element, marker],
  )
}
