import type { SlotPath } from '@yingzao/editor-core'
import { boxOf, idOf } from '../../../../canvas/block-elements'
import type { Box } from '../../../../canvas/box'
import { isFar } from '../../../../canvas/near/far'
import type { BlockBox, PageBoxes, SlotBox } from './drop-place'

const OUT_OF_FLOW = new Set(['fixed', 'absolute', 'sticky'])

/**
 * Returns where every list of blocks and every block is on the frame's screen. Read all at once when a drag begins and
 * after something was scrolled, so that moving the pointer does not query the page.
 */
export function measurePage(document: Document, dragged: ReadonlySet<string>): PageBoxes {
  const byOwner = new Map<string, HTMLElement[]>()
  for (const slot of document.querySelectorAll<HTMLElement>('[data-cv-slot]')) {
    const owner = slot.dataset.cvOwner ?? ''
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), slot])
  }
  const layers: { box: Box; slot: SlotBox }[] = []

  function slotBox(element: HTMLElement): SlotBox | undefined {
    const box = boxOf(element)
    if (!box) return undefined
    const children = [...element.children].filter((child) => idOf(child) !== undefined)
    const blocks = children.flatMap((child, index) => blockBox(child as HTMLElement, index) ?? [])
    return { ...slotNames(element), box, blocks, count: children.length, axis: axisOf(element, blocks) }
  }

  function blockBox(element: HTMLElement, index: number): BlockBox | undefined {
    const id = idOf(element) ?? ''
    const box = boxOf(element)
    if (!box) return undefined
    // Nothing can be dropped into what is being dragged, and nobody points into what is far away.
    const inside = dragged.has(id) || isFar(element) ? [] : (byOwner.get(id) ?? [])
    if (element.dataset.cvStand !== undefined) return { id, box, index, slots: standSlots(inside, box) }
    const slots = inside.flatMap((slot) => slotBox(slot) ?? [])
    if (!isOutOfFlow(element)) return { id, box, index, slots }
    layers.push(...slots.map((slot) => ({ box, slot })))
    return undefined
  }

  const main = document.querySelector<HTMLElement>('main[data-cv-slot]')
  const page = main && slotBox(main)
  if (!page) throw new Error('The canvas holds no page. Was it drawn?')
  for (const dialog of document.querySelectorAll<HTMLElement>('#cv-floating dialog[open]')) {
    const panel = dialog.firstElementChild && boxOf(dialog.firstElementChild)
    const owner = dialog.closest<HTMLElement>('[data-id]')?.dataset.id ?? ''
    const slot = dragged.has(owner) ? undefined : byOwner.get(owner)?.[0]
    const inside = slot && slotBox(slot)
    if (panel && inside) layers.unshift({ box: panel, slot: inside })
  }
  return { layers, page }
}

/** What is dropped on a closed popup's stand-in goes to the end of the popup's content. */
function standSlots(slots: readonly HTMLElement[], box: Box): SlotBox[] {
  return slots.map((slot) => ({
    ...slotNames(slot),
    box,
    axis: 'y',
    blocks: [],
    count: [...slot.children].filter((child) => idOf(child) !== undefined).length,
  }))
}

function slotNames({ dataset }: HTMLElement): Pick<SlotBox, 'parentId' | 'slot'> {
  return { parentId: dataset.cvOwner || null, slot: JSON.parse(dataset.cvSlot ?? '[]') as SlotPath }
}

/**
 * Such a block is shown elsewhere than where it is in the document, so it says nothing about the order of its
 * neighbours.
 */
function isOutOfFlow(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width === 0 || height === 0 || OUT_OF_FLOW.has(getComputedStyle(element).position)
}

function axisOf(element: HTMLElement, [first, second]: readonly BlockBox[]): 'x' | 'y' {
  if (first && second) return second.box.left >= first.box.right - 1 ? 'x' : 'y'
  const { display, flexDirection } = getComputedStyle(element)
  return display.endsWith('flex') && flexDirection.startsWith('row') ? 'x' : 'y'
}
