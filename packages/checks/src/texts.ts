import { type Block, isRecord, type PageDocument } from '@yingzao/schema/client'
import { remember } from './remember'
import { squash } from './squash'

/** A text of the page, in the forms that rules need. */
export interface TextAt {
  /** Absent: the head of the page. */
  block?: Block
  /** Below the block, or below the page. */
  path: string
  /** The prop's name. */
  name: string
  /** Without markup, as it is written. */
  said: string
  /** The same with each paragraph on a line, and full-width letters and digits as plain ones. */
  plain: string
  /** Letters and digits only, see `squash`. */
  squashed: string
  /** False: an id or the like, which no visitor reads. */
  isRead: boolean
}

/** Props that name something elsewhere. */
const IDS: ReadonlySet<string> = new Set([
  ...[
    'id',
    'codeId',
    'cps_id',
    'state_code',
    'mark',
    'shop_product_id',
    'sku_id',
    'page_id',
    'source_params',
    'percent',
  ],
  ...['popupId', 'niuniuCodeId', 'stateCodeId', 'pageName', 'pageParam', 'appPageParam', 'groupId'],
  ...['activeType', 'actionName'],
])

/** Texts of the share card, as in the document's `extra.share`. */
const SHARE = ['title', 'desc'] as const

/** Whether a prop of this name is something to read, rather than the name of something elsewhere. */
export function isRead(name: string): boolean {
  return !IDS.has(name)
}

const formsOf = remember((text) => ({ plain: text.normalize('NFKC'), squashed: squash(text) }))

/** The texts of the page's head. */
export function headTexts({ title, meta, extra }: PageDocument): TextAt[] {
  const texts = [
    textAt({ path: 'title', name: 'title' }, title),
    textAt({ path: 'meta.keywords', name: 'keywords' }, meta.keywords),
    textAt({ path: 'meta.description', name: 'description' }, meta.description),
  ]
  const { share } = extra
  if (!isRecord(share)) return texts
  const own = SHARE.flatMap((name) => {
    const text = share[name]
    return typeof text === 'string' ? textAt({ path: `extra.share.${name}`, name }, text) : []
  })
  return [...texts, ...own]
}

/** A text at its place; `text` is without markup. */
export function textAt({ block, path, name }: Pick<TextAt, 'block' | 'path' | 'name'>, text: string): TextAt {
  const { plain, squashed } = formsOf(text)
  const form = { path, name, said: text, plain, squashed, isRead: isRead(name) }
  return block === undefined ? form : { block, ...form }
}
