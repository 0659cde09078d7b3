import { onSwipe } from './swipe'

interface Parts {
  root: HTMLElement
  bar: HTMLElement
  tabs: HTMLElement[]
  panels: HTMLElement[]
}

/** Makes the tabs that the server rendered react to taps, keys and swipes. */
export function live(block: HTMLElement): undefined {
  const parts = partsOf(block)
  if (!parts) return
  const { root, bar, tabs, panels } = parts
  const shown = () => panels.findIndex((panel) => !panel.hidden)
  const move = (index: number) => tabs[index] && moveTo(parts, index)

  centre(bar, tabs[shown()])
  bar.addEventListener('click', ({ target }) =>
    move(tabs.findIndex((tab) => tab.contains(target as Element))),
  )
  bar.addEventListener('keydown', (event) => {
    const index = indexByKey(event.key, shown(), tabs.length)
    if (index === undefined) return
    event.preventDefault()
    move(index)
    tabs[index]?.focus()
  })
  onSwipe(root, (by) => move(shown() + by))
  revealTargets(parts)
}

/** Undefined if a block failed and a draft shows why. Tabs may be inside the panels of other tabs. */
function partsOf(block: HTMLElement): Parts | undefined {
  const root = block.querySelector<HTMLElement>('.yz-tabs')
  const bar = root?.querySelector<HTMLElement>('[role=tablist]')
  if (!root || !bar) return undefined
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')]
  return { root, bar, tabs: [...bar.querySelectorAll<HTMLElement>('[role=tab]')], panels }
}

/** Arrow keys wrap around, as in every list of tabs. */
function indexByKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Shows the visitor's choice from its beginning: they may have scrolled far down in what was shown before. */
function moveTo(parts: Parts, index: number): void {
  parts.root.dataset.moved = ''
  show(parts, index)
  if (parts.root.getBoundingClientRect().top < 0) parts.root.scrollIntoView()
}

function show({ bar, tabs, panels }: Parts, index: number): void {
  for (const [at, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(at === index))
    tab.tabIndex = at === index ? 0 : -1
  }
  for (const [at, panel] of panels.entries()) panel.hidden = at !== index
  centre(bar, tabs[index])
}

/** Moves a tab to the middle of a bar that is wider than the screen; the page itself does not scroll. */
function centre(bar: HTMLElement, tab: HTMLElement | undefined): void {
  if (tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
}

/** A link to a block in a panel that is not shown would lead nowhere, so that panel is shown first. */
function revealTargets(parts: Parts): void {
  const { root, panels } = parts

  /** Returns the target if it was hidden until now. */
  function reveal(hash: string): Element | null {
    const target = document.getElementById(idIn(hash))
    const index = panels.findIndex((panel) => panel.hidden && panel.contains(target))
    if (index < 0) return null
    show(parts, index)
    return target
  }

  function beforeJump({ target }: Event): void {
    // Another page has loaded: the listener of this one is removed.
    if (!root.isConnected) document.removeEventListener('click', beforeJump, true)
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    if (link) reveal(link.hash)
  }

  // The browser has already looked for it. Visitors who have begun to read meanwhile are not moved.
  const sought = reveal(location.hash)
  if (scrollY === 0) sought?.scrollIntoView()
  document.addEventListener('click', beforeJump, true)
}

/** An address can hold a `%` that stands for nothing. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
