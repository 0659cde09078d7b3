import { type RefObject, useEffect } from 'react'
import { boxOf, elementOf } from '../block-elements'
import { wake } from '../near/far'

/** Scrolls to a block that was selected elsewhere: in the layers, by a key, by undo. */
export function useRevealed(ids: readonly string[], pickedHere: RefObject<boolean>): void {
  useEffect(() => {
    const isHere = pickedHere.current
    pickedHere.current = false
    const [first] = ids
    if (isHere || first === undefined) return
    const element = elementOf(document, first)
    const box = element && boxOf(element)
    if (!element || !box || isInSight(box)) return
    wake(element)
    const isTall = box.bottom - box.top > window.innerHeight
    element.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest' })
  }, [ids, pickedHere])
}

function isInSight({ top, bottom, left, right }: Box): boolean {
  return top >= 0 && bottom <= window.innerHeight && left >= -1 && right <= window.innerWidth + 1
}

type Box = NonNullable<ReturnType<typeof boxOf>>
