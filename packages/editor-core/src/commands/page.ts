import type { ThemeSetting } from '@yingzao/theme'
import { type Editing, wordsOf } from '../catalogue'
import { patchBetween } from '../compare/patch-between'
import { type EditedPage, PAGE } from '../page/page'
import { treeOf } from '../page/tree'
import type { Patch } from '../patch/patch'
import { refuse } from '../refusal'
import { fieldKey, type Step } from './command'
import { type FieldValue, fieldOps } from './field-ops'
import { pageFieldTitle } from './field-titles'

/** The card of the page in WeChat. What is left out is taken from the page itself. */
export interface ShareCard {
  title?: string
  desc?: string
  /** The address of an image. */
  image?: string
}

export interface PageSettings {
  title?: string
  meta?: Partial<EditedPage['meta']>
  /** A CSS colour, or the address of an image. */
  background?: string
  is_auto_fit?: 0 | 1
  pageID?: string
  /** Kept in `extra.share`. Null: everything is taken from the page. */
  share?: ShareCard | null
  /** Kept in `extra.theme`. Null: the page looks like its company's pages. */
  theme?: ThemeSetting | null
  /** Milliseconds of the server's clock; null: open on that side. */
  start_at?: number | null
  end_at?: number | null
}

/** Changes settings of the page itself; those that are not given stay. */
export function setPage({ tree, catalogue }: Editing, settings: PageSettings): Step {
  checkWindow({ ...tree.page, ...settings })
  const values = settingValues(settings)
  const [first] = values
  const isOne = values.length === 1 && first !== undefined
  const words = wordsOf(catalogue)
  return {
    label: isOne ? words.field(pageFieldTitle(catalogue, first.path)) : words.pageFields,
    patch: fieldOps(PAGE, tree.page, values),
    ...(isOne && { field: fieldKey([PAGE], first.path) }),
  }
}

function settingValues({ meta = {}, share, theme, pageID, ...plain }: PageSettings): FieldValue[] {
  const fields: FieldValue[] = [
    ...Object.entries(plain).map(([key, value]) => ({ path: [key], value })),
    ...Object.entries(meta).map(([key, value]) => ({ path: ['meta', key], value })),
    { path: ['extra', 'pageID'], value: pageID },
    { path: ['extra', 'share'], value: share },
    { path: ['extra', 'theme'], value: theme },
  ]
  return fields
    .filter(({ value }) => value !== undefined)
    .map(({ path, value }) => ({ path, value: path[0] === 'extra' && value === null ? undefined : value }))
}

function checkWindow({ start_at = null, end_at = null }: Pick<PageSettings, 'start_at' | 'end_at'>): void {
  if (start_at === null || end_at === null || start_at < end_at) return
  refuse({
    rule: 'bad-value',
    message: '活动的结束时间不晚于开始时间，页面将无法发布。',
    fix: '请把结束时间改到开始时间之后。',
  })
}

export interface ReplacePage {
  /** A page that was read: an import, an older version, the result of a merge. Its code is ignored. */
  page: EditedPage
  /** For the history: 导入页面, 恢复版本 3. */
  label: string
}

/**
 * Replaces the page by another one, in one step that can be undone. Blocks that stay keep their ids and their
 * selection.
 */
export function replacePage({ tree }: Editing, { page, label }: ReplacePage): Step {
  return { label, patch: patchBetween(tree.page, treeOf(page).page), opensLocks: true }
}

/** Applies a patch that came from elsewhere as one step: what a tab left behind, or one side of a conflict. */
export function patchPage(_editing: Editing, { patch, label }: { patch: Patch; label: string }): Step {
  return { label, patch, opensLocks: true }
}
