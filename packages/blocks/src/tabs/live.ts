import { onSwipe } from './swipe'

interface Parts {
  root: HTMLElement
  bar: HTMLElement
  tabs: HTMLElement[]
  panels: HTMLElement[]
}

/** Makes the tabs that the server drew answer taps, keys and swipes. */
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

/** Undefined where a block failed and a draft shows why. Tabs may stand in the panels of others. */
function partsOf(block: HTMLElement): Parts | undefined {
  const root = block.querySelector<HTMLElement>('.yz-tabs')
  const bar = root?.querySelector<HTMLElement>('[role=tablist]')
  if (!root || !bar) return undefined
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')]
  return { root, bar, tabs: [...bar.querySelectorAll<HTMLElement>('[role=tab]')], panels }
}

/** Arrows go round, as in every list of tabs. */
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

/** Shows what a visitor chose, from its beginning: he may have scrolled far down in what was shown before. */
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

/** Brings a tab into the middle of a bar that is wider than the screen; the page itself stays where it is. */
function centre(bar: HTMLElement, tab: HTMLElement | undefined): void {
  if (tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
}

/** A link to a block in a panel that is not shown would lead nowhere, so that panel is shown first. */
function revealTargets(parts: Parts): void {
  const { root, panels } = parts

  /** Gives what was hidden until now. */
  function reveal(hash: string): Element | null {
    const target = document.getElementById(idIn(hash))
    const index = panels.findIndex((panel) => panel.hidden && panel.contains(target))
    if (index < 0) return null
    show(parts, index)
    return target
  }

  function beforeJump({ target }: Event): void {
    // Another page has come: what belonged to this one goes.
    if (!root.isConnected) document.removeEventListener('click', beforeJump, true)
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    if (link) reveal(link.hash)
  }

  // The browser has looked for it already. Whoever has begun to read meanwhile is left where they are.
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
