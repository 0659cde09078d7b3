import { specs } from '@yingzao/blocks/props'
import { type Block, type Trait, walkBlocks } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { currentCode } from '../address/page-address'
import { defaultContent } from '../default-document'
import { readVersion, UnreadablePage } from '../document/read-version'
import { findPublished } from '../version/version-store'
import type { PageWatcher } from './page-watcher'
import { filterContent, isPageOff } from './switched-off'

const KEPT_MS = 60_000
const MOST_KEPT = 500

/** A page as visitors currently get it. */
interface PublishedPage {
  /** Its own code, even if it was asked for by a former one. */
  code: string
  /** Null: nobody has published one, and a built-in page stands in. */
  version: number | null
  /** Those with the trait. */
  blocks: readonly Block[]
}

export interface PublishedBlocks extends PageWatcher {
  /**
   * The blocks with the trait on the page with this code as visitors currently get it; none if there is no such page.
   */
  find(code: string): Promise<readonly Block[]>
  /** The same with the version they are from. Undefined: there is no such page. */
  findPage(code: string): Promise<PublishedPage | undefined>
}

/** Looks up the blocks with a trait on published pages. Kept for 60 s or until a page changes. */
export function createPublishedBlocks(
  ctx: Pick<Context, 'config' | 'db' | 'switches'>,
  trait: Trait,
): PublishedBlocks {
  const names = new Set(specs.having(trait).map(({ name }) => name))
  const kept = new Map<string, { page: PublishedPage; until: number }>()
  // Raised by every change: what was read before one must not be kept after it.
  let changes = 0

  async function read(asked: string): Promise<PublishedPage | undefined> {
    // A phone may have a page open whose address has changed since.
    const code = await currentCode(ctx.db.orm, asked)
    const found = await findPublished(ctx.db.orm, code)
    try {
      const stored = found ? await readVersion(ctx, code, found.version) : defaultContent(code)
      const switches = await ctx.switches.read()
      if (!stored || isPageOff(code, switches)) return undefined
      const { content } = await filterContent(stored, switches)
      const blocks = Array.from(walkBlocks(content.document), ({ block }) => block)
      return {
        code,
        version: found?.version.version ?? null,
        blocks: blocks.filter(({ name }) => names.has(name)),
      }
    } catch (error) {
      // Such a page is not shown to anybody.
      if (error instanceof UnreadablePage) return undefined
      throw error
    }
  }

  async function findPage(code: string): Promise<PublishedPage | undefined> {
    const hit = kept.get(code)
    if (hit && hit.until > performance.now()) return hit.page
    const seen = changes
    const page = await read(code)
    // A made-up code takes up no room.
    if (page && seen === changes) {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(code, { page, until: performance.now() + KEPT_MS })
    }
    return page
  }

  function forget(): void {
    changes += 1
    kept.clear()
  }

  return {
    findPage,
    find: async (code) => (await findPage(code))?.blocks ?? [],
    pageChanged(code) {
      changes += 1
      kept.delete(code)
    },
    // Blocks stay the same whatever the footers do.
    companyChanged() {},
    switchesChanged: forget,
    everythingChanged: forget,
  }
}
