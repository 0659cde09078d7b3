const keyOf = (memberId: number) => `editor-tour-${memberId}`

/** Whether a member was shown round in this browser. Where nothing can be kept nobody is, or it would be every time. */
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
    // Not allowed to keep anything: then nobody is shown round by itself.
  }
}
