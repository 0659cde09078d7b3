/** Steps into the current page, the last one last, each with the function that takes it back. */
let backs: (() => void)[] = []
/** The address of the page they lead into. */
let place = ''

/** Which page of this site is shown. */
export const here = () => location.pathname + location.search
const depth = (state: unknown) => ((state || {}) as { step?: number }).step || 0

/**
 * Makes the back key take back a step within the page instead of leaving it; `onBack` is called then. The returned
 * function does what the key does. `isReturn`: only if the browser's history already has the step, as after a reload.
 */
export function enterStep(onBack: () => void, isReturn = false): (() => void) | undefined {
  const isEntered = depth(history.state) > backs.length
  if (isReturn && !isEntered) return undefined
  backs.push(onBack)
  place = here()
  if (!isEntered) history.pushState({ ...history.state, step: backs.length }, '')
  return () => history.back()
}

/** Takes back the steps beyond the entry that the browser has reached. False: there are none, it is another page. */
export function takeBack(state: unknown): boolean {
  if (here() !== place || depth(state) >= backs.length) return false
  for (const back of backs.splice(depth(state)).reverse()) back()
  return true
}

/** Forgets the steps: their page goes, and whatever they belonged to. */
export function forgetSteps(): void {
  backs = []
}
