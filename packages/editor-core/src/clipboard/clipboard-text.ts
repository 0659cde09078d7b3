import { type Block, isRecord, LIMITS, SCHEMA_VERSION } from '@yingzao/schema/client'
import { importBlocks } from '../page/import-value'
import { slotsOf } from '../page/slots'
import { entryOf, type Tree } from '../page/tree'
import { outermost, walk } from '../page/walk'
import { attempt, type Result, refuse } from '../refusal'

/** Marks the text as ours, so that it is distinguished from any other text on a clipboard. */
const MARK = 'yingzao/blocks'

/** The shape of the text itself; its blocks have the document's version. */
const VERSION = 1

/** In characters; the largest page fits, and nothing larger is read. */
const LONGEST = LIMITS.bytes * 2

export interface CopiedBlocks {
  blocks: readonly Block[]
  /** They were removed from where they come from, so they keep their ids where those are free. */
  isCut: boolean
}

/**
 * The text for the clipboard: these blocks in document order, with all that is in them. It can be pasted into any page,
 * in another tab as well. Unknown ids are skipped; empty when none is left.
 */
export function copyText(tree: Tree, ids: Iterable<string>, isCut = false): string {
  const blocks = outermost(tree, ids).map((id) => entryOf(tree.index, id).block)
  if (blocks.length === 0) return ''
  return JSON.stringify({ mark: MARK, version: VERSION, schema: SCHEMA_VERSION, cut: isCut, blocks })
}

/** Reads such a text. Anything else is refused with a reason; the blocks still have to be read by their specs. */
export function readCopied(text: string): Result<CopiedBlocks> {
  return attempt(() => {
    if (text.length > LONGEST) foreign('太长，不是一次复制的组件')
    const copied = parsed(text)
    if (!isRecord(copied) || copied.mark !== MARK) return foreign('不是从营造复制的组件')
    const { version, schema } = copied
    if (typeof version !== 'number' || typeof schema !== 'number') foreign('已损坏')
    if (Number(version) > VERSION || Number(schema) > SCHEMA_VERSION) newer()
    const blocks = importBlocks(copied.blocks)
    if (blocks.length === 0) foreign('里没有组件')
    checkIds(blocks)
    return { blocks, isCut: copied.cut === true }
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkIds(blocks: readonly Block[]): void {
  const ids = Array.from(walk(blocks), ({ id }) => id)
  if (new Set(ids).size !== ids.length) foreign('已损坏')
  if (ids.length > LIMITS.blocks) foreign('里的组件太多')
  if (depthOf(blocks) > LIMITS.blockDepth) foreign('里的组件嵌套太深')
}

/** Recursion is safe: an imported value is at most as deep as a document may be. */
function depthOf(blocks: readonly Block[]): number {
  const inner = blocks.map((block) => Math.max(0, ...slotsOf(block).map((slot) => depthOf(slot.blocks))))
  return blocks.length === 0 ? 0 : 1 + Math.max(...inner)
}

function foreign(reason: string): never {
  return refuse({
    rule: 'foreign-text',
    message: `剪贴板里的内容${reason}，无法粘贴为组件。`,
    fix: '请在编辑器中重新复制组件后再粘贴。',
  })
}

function newer(): never {
  return refuse({
    rule: 'newer-text',
    message: '剪贴板里的组件来自更新版本的编辑器，这里还不认识。',
    fix: '请刷新页面，更新到新版本后再粘贴。',
  })
}
