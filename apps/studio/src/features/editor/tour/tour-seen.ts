const keyOf = (memberId: number) => `editor-tour-${memberId}`

/** Whether a member has seen the tour in this browser. True where nothing can be stored, or it would start every time. */
export function isTourSeen(memberId: number): boolean {
  try {
    return localStorage.getItem(keyOf(memberId)) !== null
  } catch {
    return true
  }
}

export function keepTourSeen(memberId: number): void {
  try {
    localStorage.setItem(keyOf(memberId), '1')
  } catch {
    // Storage is disabled: the tour then does not start by itself.
  }
}
