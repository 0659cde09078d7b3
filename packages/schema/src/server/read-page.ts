import { readThemeSetting, type ThemeSetting } from '@yingzao/theme'
import type { PageDocument } from '../document'
import { isRecord, type JsonRecord, type JsonValue } from '../json'
import { parseBackground } from '../page-background'
import { PAGE_CODE } from '../page-code'
import { own } from './own'
import type { Place } from './place'
import { readEnum, readText, reportCoerced } from './read-scalar'
import { shown } from './shown'

/** What a page says about itself, without its blocks. */
export type PageHead = Omit<PageDocument, 'page_schema'>

const AUTO_FIT = {
  title: '电脑端跳转',
  options: [
    { value: 0, label: '不跳转' },
    { value: 1, label: '跳转' },
  ],
}

const KEYS = ['code', 'title', 'meta', 'background', 'is_auto_fit', 'extra', 'page_schema']

/** Reads the head of a page. Every field is returned; missing ones are empty. */
export function readPageHead(input: JsonRecord, at: Place): PageHead {
  for (const key of Object.keys(input).filter((name) => !KEYS.includes(name))) {
    at.key(key).warning(
      'unknown-prop',
      `页面没有设置项 ${shown(key)}，已忽略。`,
      '需要保留的自定义内容请放进 extra。',
    )
  }
  return {
    code: readCode(own(input, 'code') ?? '', at.key('code')),
    title: readPlain(input, 'title', '页面标题', at),
    meta: readMeta(own(input, 'meta'), at.key('meta')),
    background: readBackground(own(input, 'background') ?? '', at.key('background')),
    is_auto_fit: readAutoFit(own(input, 'is_auto_fit'), at.key('is_auto_fit')),
    extra: readExtra(own(input, 'extra'), at.key('extra')),
  }
}

function readCode(raw: JsonValue, at: Place): string {
  const code = typeof raw === 'number' ? String(raw) : raw
  if (typeof code === 'string' && PAGE_CODE.test(code)) {
    if (code !== raw) reportCoerced(at, '页面编码', raw, code)
    return code
  }
  at.error(
    'bad-code',
    `页面编码 ${shown(raw)} 无法使用。`,
    '页面编码为 1 至 64 个字母、数字、下划线或短横线。',
  )
  return ''
}

function readMeta(raw: JsonValue | undefined, at: Place): PageHead['meta'] {
  const meta = recordOr(raw, '页面描述信息', at)
  return {
    keywords: readPlain(meta, 'keywords', '关键词', at),
    description: readPlain(meta, 'description', '描述', at),
  }
}

function readBackground(raw: JsonValue, at: Place): string {
  const background = typeof raw === 'string' ? raw.trim() : undefined
  if (background === undefined) {
    reportUnusable('页面背景', raw, at)
    return ''
  }
  if (parseBackground(background) !== null) return background
  at.error(
    'bad-address',
    `页面背景 ${shown(raw)} 不是颜色，也不是安全的图片地址，已清空。`,
    '请填写颜色（#fff4ec）或图片地址。',
  )
  return ''
}

function readAutoFit(raw: JsonValue | undefined, at: Place): 0 | 1 {
  if (raw === undefined || raw === null || raw === '') return 0
  const value = readEnum(typeof raw === 'boolean' ? Number(raw) : raw, AUTO_FIT, at)
  if (value === undefined) reportUnusable(AUTO_FIT.title, raw, at)
  return value === 1 ? 1 : 0
}

function readExtra(raw: JsonValue | undefined, at: Place): PageHead['extra'] {
  const extra = recordOr(raw, '附加信息', at)
  const { theme: _raw, ...others } = extra
  const theme = readTheme(own(extra, 'theme'), at.key('theme'))
  return { ...others, pageID: readPlain(extra, 'pageID', '页面 ID', at), ...(theme && { theme }) }
}

/** Undefined: the page looks like its company's pages. */
function readTheme(raw: JsonValue | undefined, at: Place): ThemeSetting | undefined {
  if (raw === undefined || raw === null) return undefined
  const { setting, faults } = readThemeSetting(raw)
  for (const [key, fault] of Object.entries(faults)) {
    const place = key === '' ? at : at.key(key)
    place.error(
      'bad-theme',
      `页面主题有一项无法使用，已按公司主题处理：${fault}`,
      '请在“主题”面板中重新选择。',
    )
  }
  return setting
}

function readPlain(record: JsonRecord, key: string, title: string, at: Place): string {
  const raw = own(record, key) ?? ''
  const text = readText(raw, { title }, at.key(key))
  if (text === undefined) reportUnusable(title, raw, at.key(key))
  return text ?? ''
}

function recordOr(raw: JsonValue | undefined, title: string, at: Place): JsonRecord {
  if (isRecord(raw)) return raw
  if (raw === null) at.info('defaulted', `“${title}”为空值，已按空处理。`, '无需处理。')
  else if (raw !== undefined && !(Array.isArray(raw) && raw.length === 0)) reportUnusable(title, raw, at)
  return {}
}

function reportUnusable(title: string, raw: JsonValue, at: Place): void {
  at.error('unusable-value', `“${title}”的值 ${shown(raw)} 无法使用，已按空处理。`, `请重新填写“${title}”。`)
}
