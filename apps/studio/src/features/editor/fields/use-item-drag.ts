import { type DragEvent, useState } from 'react'

/** The item being dragged. Only one drag happens at a time. */
let dragged: { index: number; list: Element | null } | undefined

interface ItemDrag {
  index: number
  isDisabled: boolean
  onMove(from: number, to: number): void
}

/** Lets an item be dragged by its handle within its list. */
export function useItemDrag({ index, isDisabled, onMove }: ItemDrag) {
  const [mark, setMark] = useState<'before' | 'after'>()

  function over(event: DragEvent<HTMLElement>): void {
    const list = event.currentTarget.parentElement
    if (dragged === undefined || dragged.list !== list) return
    event.preventDefault()
    event.stopPropagation()
    setMark(dragged.index === index ? undefined : dragged.index > index ? 'before' : 'after')
  }

  return {
    mark,
    grip: {
      draggable: !isDisabled,
      onDragStart(event: DragEvent<HTMLElement>) {
        const item = event.currentTarget.closest('li')
        dragged = { index, list: item?.parentElement ?? null }
        event.dataTransfer.effectAllowed = 'move'
        if (item) event.dataTransfer.setDragImage(item, 16, 16)
      },
      onDragEnd() {
        dragged = undefined
      },
    },
    item: {
      onDragOver: over,
      onDragLeave: () => setMark(undefined),
      onDrop(event: DragEvent<HTMLElement>) {
        setMark(undefined)
        const from = dragged
        if (from === undefined || from.list !== event.currentTarget.parentElement) return
        event.preventDefault()
        event.stopPropagation()
        dragged = undefined
        onMove(from.index, index)
      },
    },
  }
}
