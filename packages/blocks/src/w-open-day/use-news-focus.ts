import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus to what has come in the place of what somebody has pressed. */
export function useNewsFocus<Place extends HTMLElement>(isNews: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (isNews) place.current?.focus()
  }, [isNews])
  return place
}
