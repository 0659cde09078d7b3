import type { Audit } from './layout-rules'

/** Runs in the page, with its tools. */
export function installBoxRules(): void {
  const TARGETS =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,label,[role=button],[role=tab],[data-act],[data-pop]'
  const SMALLEST = 44
  const DOT = 24

  const rules: Pick<Audit, 'wide' | 'smallTargets' | 'empty'> = {
    wide(root) {
      const { all, ancestors, clips, inWords } = window.pageTools
      const faults = all(root)
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          if (right <= innerWidth + 1 && left >= -1) return false
          return !ancestors(element.parentElement ?? root, root).some(clips)
        })
        .map((element) => `wider than the page: ${inWords(element)}`)
      const { scrollWidth } = document.scrollingElement ?? document.body
      if (scrollWidth > innerWidth) faults.push(`the page scrolls sideways: ${scrollWidth} of ${innerWidth}`)
      return faults
    },
    smallTargets(root) {
      const { all, inWords } = window.pageTools
      const isInText = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node !== element && node.textContent?.trim(),
        )
      // The carousel is swiped too, and three targets of 44 px would not fit on it.
      const isDot = (element: Element, { width, height }: DOMRect) =>
        !element.textContent &&
        width >= DOT &&
        height >= DOT &&
        [...(element.parentElement?.children ?? [])].filter(
          ({ localName }) => localName === element.localName,
        ).length > 1
      const faults: string[] = []
      for (const element of all(root, TARGETS)) {
        const target = element.closest('label') ?? element
        if (isInText(target) || (target.localName === 'label' && !target.querySelector('input'))) continue
        if (element.matches(':disabled,[inert] *')) continue
        const box = target.getBoundingClientRect()
        const { width, height } = box
        if ((width >= SMALLEST - 0.5 && height >= SMALLEST - 0.5) || isDot(target, box)) continue
        target.scrollIntoView({ block: 'center', inline: 'center' })
        const { left, top } = target.getBoundingClientRect()
        const reach = SMALLEST / 2 - 1
        const answers = (x: number, y: number) => {
          const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
          return hit !== null && (target.contains(hit) || (hit.contains(element) && hit.matches('label')))
        }
        const across = width >= SMALLEST - 0.5 || (answers(-reach, 0) && answers(reach, 0))
        const down = height >= SMALLEST - 0.5 || (answers(0, -reach) && answers(0, reach))
        if (!across || !down)
          faults.push(`target of ${Math.round(width)} x ${Math.round(height)} px: ${inWords(target)}`)
      }
      return faults
    },
    empty(root) {
      const { all, inWords, isShown } = window.pageTools
      return [...root.querySelectorAll('[data-id^=example-]:not([data-id*="."])')]
        .filter((frame) => getComputedStyle(frame).display !== 'none')
        .filter((frame) => !isShown(frame) && all(frame).length === 0 && !frame.querySelector('dialog'))
        .map((frame) => `shows nothing: ${inWords(frame)}`)
    },
  }
  window.audit = { ...window.audit, ...rules }
}
