const nameOf = (tab: string) => `yingzao-tab-${tab}`

/** Marks a tab as open, until the returned function is called or the tab is gone for whatever reason. */
export function holdTab(tab: string): () => void {
  // Absent without https. Then the draft of an open tab may be taken for one of a closed tab: both merge what they have.
  if (!navigator.locks) return () => {}
  let release = (): void => {}
  const isOver = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks.request(nameOf(tab), () => isOver).catch(() => {})
  return release
}

export async function isTabAlive(tab: string): Promise<boolean> {
  if (!navigator.locks) return false
  return navigator.locks.request(nameOf(tab), { ifAvailable: true }, (lock) => lock === null)
}
