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

/** A page as visitors have it now. */
interface PublishedPage {
  /** Its own, also where it was asked for by a former one. */
  code: string
  /** Null: nobody has published one, and a page of the program stands in. */
  version: number | null
  /** Those with the trait. */
  blocks: readonly Block[]
}

export interface PublishedBlocks extends PageWatcher {
  /** The blocks with the trait on the page of this code as visitors have it now; none where there is no such page. */
  find(code: string): Promise<readonly Block[]>
  /** The same with the version that says it. Undefined: there is no such page. */
  findPage(code: string): Promise<PublishedPage | undefined>
}

/** Answers what the published pages say of their blocks with a trait. Kept for 60 s or until a page changes. */
export function createPublishedBlocks(
  ctx: Pick<Context, 'config' | 'db' | 'switches'>,
  trait: Trait,
): PublishedBlocks {
  const names = new Set(specs.having(trait).map(({ name }) => name))
  const kept = new Map<string, { page: PublishedPage; until: number }>()
  // Raised by every change: what was read before one must not be kept after it.
  let changes = 0

  async function read(asked: string): Promise<PublishedPage | undefined> {
    // A phone may have a page open that has another address by now.
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
      // Nobody is shown such a page.
      if (error instanceof UnreadablePage) return undefined
      throw error
    }
  }

  async function findPage(code: string): Promise<PublishedPage | undefined> {
    const hit = kept.get(code)
    if (hit && hit.until > performance.now()) return hit.page
    const seen = changes
    const page = await read(code)
    // A code that somebody made up takes no room.
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
    // Blocks say the same whatever the footers do.
    companyChanged() {},
    switchesChanged: forget,
    everythingChanged: forget,
  }
}
