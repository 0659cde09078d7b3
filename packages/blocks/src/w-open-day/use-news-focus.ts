import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to what has replaced the thing that somebody pressed. */
export function useNewsFocus<Place extends HTMLElement>(isNews: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (isNews) place.current?.focus()
  }, [isNews])
  return place
}
