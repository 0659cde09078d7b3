import { useEffect } from 'react'
import { anchoringOf, boxOf, elementOf, idOf, idsAround } from '../block-elements'
import { useCanvas } from '../canvas-context'
import { gapAt } from '../gap-at'

/** Pixels of the editor's screen. */
const NEAR = 12

/**
 * Tells the editor which two blocks the pointer is between, as long as nothing else is going on. What can be inserted
 * there is offered beside the phone, so the place is kept while the pointer moves there.
 */
export function useGap(isOff: boolean, zoom: number): void {
  const { showGapAt, isReadOnly } = useCanvas()
  const isIdle = !isOff && !isReadOnly
  useEffect(() => {
    if (!isIdle) return
    const hide = () => showGapAt(undefined)
    const move = ({ target, clientY, buttons, pointerType }: PointerEvent) => {
      const isBusy = buttons !== 0 || pointerType === 'touch'
      showGapAt(isBusy ? undefined : gapUnder(target as Element, clientY, NEAR / zoom))
    }
    // On its way to the button, the pointer leaves the page on the left.
    const leave = ({ clientX }: PointerEvent) => clientX > 0 && hide()
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('scroll', hide, { capture: true, passive: true })
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      hide()
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('scroll', hide, { capture: true })
      document.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [isIdle, zoom, showGapAt])
}

function gapUnder(target: Element, y: number, near: number) {
  const [id] = idsAround(target)
  const element = id === undefined ? undefined : elementOf(document, id)
  const box = element && boxOf(element)
  if (id === undefined || !element || !box || anchoringOf(element) !== 'page' || isInRow(element))
    return undefined
  return gapAt(id, box, y, near)
}

/** Blocks that stand side by side have no place above or below each other. */
function isInRow(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  return [element.previousElementSibling, element.nextElementSibling].some((beside) => {
    const box = beside && idOf(beside) !== undefined ? boxOf(beside) : undefined
    return box !== undefined && (box.left >= right - 1 || box.right <= left + 1)
  })
}
