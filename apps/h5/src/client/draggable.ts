/** Even a tapping finger moves a little. */
const TAP_PX = 6

/**
 * Lets a finger or a mouse move a fixed element; it stays on the screen, and stays where it was put for the lifetime of
 * the tab. The end of such a movement is not a tap.
 */
export function makeDraggable(element: HTMLElement, key: string): void {
  let start: { x: number; y: number; left: number; top: number } | undefined
  let isDragged = false

  element.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
    const { left, top } = element.getBoundingClientRect()
    start = { x: clientX, y: clientY, left, top }
    isDragged = false
    element.setPointerCapture(pointerId)
  })
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!start) return
    const [right, down] = [clientX - start.x, clientY - start.y]
    isDragged = isDragged || Math.hypot(right, down) > TAP_PX
    if (isDragged) moveTo(element, start.left + right, start.top + down)
  })
  const drop = () => {
    start = undefined
    if (isDragged) sessionStorage.setItem(key, `${element.offsetLeft},${element.offsetTop}`)
  }
  element.addEventListener('pointerup', drop)
  element.addEventListener('pointercancel', drop)
  // On the window, because the boot handles taps as soon as they reach the document.
  addEventListener(
    'click',
    (event) => {
      if (isDragged && event.target === element) event.stopPropagation()
    },
    true,
  )

  const restore = () => {
    const [left, top] = (sessionStorage.getItem(key) ?? '').split(',').map(Number)
    if (left !== undefined && top !== undefined) moveTo(element, left, top)
  }
  addEventListener('resize', restore)
  restore()
}

function moveTo(element: HTMLElement, left: number, top: number): void {
  const { style, offsetWidth, offsetHeight } = element
  style.left = `${Math.max(0, Math.min(left, innerWidth - offsetWidth))}px`
  style.top = `${Math.max(0, Math.min(top, innerHeight - offsetHeight))}px`
  style.right = style.bottom = 'auto'
}
