import { isColor, isRecord, isSafeAddress } from '@yingzao/schema/client'
import { readThemeSetting } from '@yingzao/theme'
import type { EditedPage, Path } from '../page/page'
import { pathText, valueAt } from '../page/path'
import { refuse } from '../refusal'

const isText = (value: unknown) => typeof value === 'string'
const isMoment = (value: unknown) =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)

/** What a field of the page may be. The code is no field: it is the page's address. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  title: isText,
  'meta.keywords': isText,
  'meta.description': isText,
  background: (value) =>
    value === '' || (typeof value === 'string' && (isColor(value) || isSafeAddress(value, { use: 'image' }))),
  is_auto_fit: (value) => value === 0 || value === 1,
  start_at: isMoment,
  end_at: isMoment,
  'extra.pageID': isText,
  // A page without one has its company's.
  'extra.theme': (value) => value === undefined || Object.keys(readThemeSetting(value).faults).length === 0,
}

/**
 * Whether a path leads to something of the page itself that may be edited. `extra` is unrestricted except for its page
 * id.
 */
export function isPageField(path: Path): boolean {
  return Object.hasOwn(FIELDS, pathText(path)) || (path.length > 1 && path[0] === 'extra')
}

/** Refuses to leave a page with a field of the wrong kind. */
export function checkPageField(page: EditedPage, path: Path): void {
  const name = nameOf(path)
  const value = valueAt(page, name.split('.'))
  const isRight = FIELDS[name] ?? isRecord
  // An absent start or end means there is none.
  if (isRight(value) || (value === undefined && name.endsWith('_at'))) return
  refuse({
    rule: 'bad-value',
    message: `页面设置 ${pathText(path)} 的值无法使用，页面将无法打开。`,
    fix: '请按提示填写：标题和描述为文字，背景为颜色或安全的图片地址，时间为毫秒，主题从面板中选择。',
  })
}

/**
 * Returns which rule applies to a field. What is unrestricted in `extra` is checked with its page id: it must stay an
 * object that has one.
 */
function nameOf(path: Path): string {
  if (path[0] !== 'extra') return pathText(path)
  return path[1] === 'theme' ? 'extra.theme' : 'extra.pageID'
}
