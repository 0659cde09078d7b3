/**
 * Reports, each time that it may have changed, whether the element is on the screen of a visible tab. Returns a
 * function that stops it.
 */
export function onSeen(element: Element, tell: (isSeen: boolean) => void): () => void {
  let isOnScreen = false
  const look = () => tell(isOnScreen && !document.hidden)
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries[entries.length - 1]?.isIntersecting ?? false
    look()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', look)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', look)
  }
}
