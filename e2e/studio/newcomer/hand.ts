import type { Page } from 'playwright-core'
import { BLOCKS, opening, PAGE, type Planned, type Setting, TAPS, TITLE } from './etf-course'

/** A user of the Studio, with one kind of input device. */
export interface Hand {
  page: Page
  signIn(colleague: { login: string; password: string }): Promise<void>
  /** From the list of pages to the editor of a new, empty page, past the tour. */
  startBlank(title: string, code: string): Promise<void>
  /** Adds a new block at the end of the page, or of the block with this id. It is selected then. */
  add(title: string, owner?: string): Promise<void>
  /** Selects the block whose row in the layers begins with these words. */
  pick(line: string): Promise<void>
  openPageSettings(): Promise<void>
  /** Changes a setting of what is selected, or of one item of a list in it. */
  set(setting: Setting, item?: ListItem): Promise<void>
  openItem(item: ListItem): Promise<void>
  publish(): Promise<void>
}

/** One of a list's items, by the name above the list and its number from 1. */
export interface ListItem {
  at: string
  number: number
}

/** Builds the whole of `etf-course`, from the list of pages to a published page. */
export async function buildEtfCourse(hand: Hand, code: string): Promise<void> {
  await hand.startBlank(TITLE, code)
  for (const block of BLOCKS) await build(hand, block)
  for (const { block, item, opens } of TAPS) {
    await hand.pick(block)
    if (item) await hand.openItem(item)
    for (const setting of opening(opens)) await hand.set(setting, item)
  }
  await hand.openPageSettings()
  for (const setting of PAGE) await hand.set(setting)
  await hand.publish()
}

/** Recursion is safe: the plan is nested two deep. */
async function build(hand: Hand, { title, settings, inside = [] }: Planned, owner?: string): Promise<void> {
  await hand.add(title, owner)
  for (const setting of settings) await hand.set(setting)
  const id = await selectedId(hand.page)
  for (const inner of inside) await build(hand, inner, id)
}

async function selectedId(page: Page): Promise<string> {
  return page.locator('.ed-inspector-head code').innerText()
}
