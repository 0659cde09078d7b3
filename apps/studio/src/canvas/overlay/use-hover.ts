import { useEffect, useState } from 'react'
import { idsAround } from '../block-elements'

/** The block under the pointer, as long as no button is pressed. */
export function useHover(isOff: boolean): string | undefined {
  const [id, setId] = useState<string>()
  useEffect(() => {
    if (isOff) return
    const over = ({ target, buttons, pointerType }: PointerEvent) => {
      const isBusy = buttons !== 0 || pointerType === 'touch'
      const element = target as Element
      const isOver = element.closest?.('[data-cv-over]') !== null
      setId(isBusy || isOver ? undefined : idsAround(element)[0])
    }
    const out = () => setId(undefined)
    document.addEventListener('pointerover', over)
    document.addEventListener('pointerdown', out)
    document.documentElement.addEventListener('pointerleave', out)
    return () => {
      document.removeEventListener('pointerover', over)
      document.removeEventListener('pointerdown', out)
      document.documentElement.removeEventListener('pointerleave', out)
    }
  }, [isOff])
  return isOff ? undefined : id
}
