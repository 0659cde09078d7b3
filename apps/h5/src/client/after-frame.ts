/**
 * Resolves once the next frame is on the screen: a touch gets visible feedback before what it has triggered takes the
 * phone's time.
 */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
