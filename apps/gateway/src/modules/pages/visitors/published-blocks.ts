import { specs } from '@yingzao/blocks/props'
import { type Block, type Trait, walkBlocks } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { currentCode } from '../address/page-address'
import { defaultContent } from '../default-document'
import { readVersion, UnreadablePage } from '../document/read-version'
import { findPublished } from '../version/version-store'
import type { PageWatcher } from './page-changes'

const KEPT_MS = 60_000
const MOST_KEPT = 500

export interface PublishedBlocks extends PageWatcher {
  /** The blocks with the trait on the page of this code as visitors have it now; none where there is no such page. */
  find(code: string): Promise<readonly Block[]>
}

/** Answers what the published pages say of their blocks with a trait. Kept for 60 s or until a page changes. */
export function createPublishedBlocks(ctx: Pick<Context, 'config' | 'db'>, trait: Trait): PublishedBlocks {
  const names = new Set(specs.having(trait).map(({ name }) => name))
  const kept = new Map<string, { blocks: readonly Block[]; until: number }>()
  // Raised by every change: what was read before one must not be kept after it.
  let changes = 0

  async function read(asked: string): Promise<readonly Block[] | undefined> {
    // A phone may have a page open that has another address by now.
    const code = await currentCode(ctx.db.orm, asked)
    const found = await findPublished(ctx.db.orm, code)
    try {
      const content = found ? await readVersion(ctx, code, found.version) : defaultContent(code)
      return (
        content &&
        Array.from(walkBlocks(content.document), ({ block }) => block).filter(({ name }) => names.has(name))
      )
    } catch (error) {
      // Nobody is shown such a page.
      if (error instanceof UnreadablePage) return undefined
      throw error
    }
  }

  return {
    async find(code) {
      const hit = kept.get(code)
      if (hit && hit.until > performance.now()) return hit.blocks
      const seen = changes
      const blocks = await read(code)
      // A code that somebody made up takes no room.
      if (!blocks) return []
      if (seen === changes) {
        if (kept.size >= MOST_KEPT) kept.clear()
        kept.set(code, { blocks, until: performance.now() + KEPT_MS })
      }
      return blocks
    },
    pageChanged(code) {
      changes += 1
      kept.delete(code)
    },
    // Blocks say the same whatever the footers do.
    companyChanged() {},
    everythingChanged() {
      changes += 1
      kept.clear()
    },
  }
}
