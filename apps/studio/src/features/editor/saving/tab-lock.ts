const nameOf = (tab: string) => `yingzao-tab-${tab}`

/** Says that a tab lives, until what it returns is called or the tab is gone, however that came. */
export function holdTab(tab: string): () => void {
  // Absent without https. Then the rest of a tab that lives may be taken for one that was killed: both join what they have.
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
