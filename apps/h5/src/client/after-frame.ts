/** Resolves once the next frame is on the screen: a touch is answered before what it has set off takes the phone's time. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
