import sanitizeHtml from 'sanitize-html'
import { RICH_TEXT_TAGS, TEXT_COLOURS, TEXT_SIZES } from '../rich-text'
import type { Place } from './place'
import { mayStay } from './read-address'
import type { ReadRules } from './read-rules'

const ALLOWED_TAGS: readonly string[] = RICH_TEXT_TAGS
const ALLOWED_CLASSES: readonly string[] = [...TEXT_SIZES, ...TEXT_COLOURS]

/** Tags that are removed with their content: it is code, or text that nobody was meant to read. */
const EMPTIED_TAGS = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'noscript',
  'noembed',
]
const EMPTIED_TEXT_TAGS = ['noframes', 'xmp', 'plaintext', 'title', 'textarea', 'option', 'select']
const ACTIVE_TAGS = new Set([
  ...EMPTIED_TAGS,
  'form',
  'meta',
  'link',
  'base',
  'frame',
  'frameset',
  'applet',
  'animate',
])

/** Deeper markup than any text needs; browsers slow down long before they stop. */
const NESTING = 32

interface Removed {
  script: Set<string>
  links: Set<string>
  other: Set<string>
}

/** A parser that repairs nesting needs a second look at its output, hardly ever a third. */
const ROUNDS = 5

/**
 * Keeps of a rich text only what cannot run; its own result comes back unchanged. What it removed is reported: script
 * and bad links block publishing.
 */
export function readHtml(html: string, title: string, at: Place, rules: ReadRules): string {
  const removed: Removed = { script: new Set(), links: new Set(), other: new Set() }
  let clean = sanitize(html, rules, removed)
  reportRemoved(removed, title, at)
  for (let round = 1; round < ROUNDS; round += 1) {
    const again = sanitize(clean, rules, removed)
    if (again === clean) return clean
    clean = again
  }
  return sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} })
}

function sanitize(html: string, rules: ReadRules, removed: Removed): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: { a: ['href'] },
    allowedClasses: { span: [...ALLOWED_CLASSES] },
    allowedSchemes: ['https', 'http', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [...EMPTIED_TAGS, ...EMPTIED_TEXT_TAGS],
    nestingLimit: NESTING,
    onOpenTag: (tag, attributes) => noteRemoved(tag, attributes, removed, rules),
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs, rules) }) },
  })
}

function safeLink(attributes: sanitizeHtml.Attributes, rules: ReadRules): sanitizeHtml.Attributes {
  const href = attributes.href
  return href !== undefined && mayStay(href, 'link', rules) ? { href } : {}
}

function noteRemoved(
  tag: string,
  attributes: sanitizeHtml.Attributes,
  removed: Removed,
  rules: ReadRules,
): void {
  if (ACTIVE_TAGS.has(tag)) removed.script.add(`<${tag}>`)
  else if (!ALLOWED_TAGS.includes(tag)) removed.other.add(`<${tag}>`)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) removed.script.add(name)
    else if (tag === 'span' && name === 'class' && isAllowedClass(value)) continue
    else if (tag !== 'a' || name !== 'href') removed.other.add(name)
    else if (isScript(value)) removed.script.add('javascript:')
    else if (!mayStay(value, 'link', rules)) removed.links.add(value)
  }
}

/** Whether every class of the attribute stays. */
function isAllowedClass(value: string): boolean {
  return value.split(/\s+/).every((name) => name === '' || ALLOWED_CLASSES.includes(name))
}

function isScript(href: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(href.replace(/[\p{Cc}\p{Cf}\s]/gu, ''))
}

function reportRemoved(removed: Removed, title: string, at: Place): void {
  const listed = (names: Set<string>) => [...names].slice(0, 5).join('、').slice(0, 200)
  if (removed.script.size > 0) {
    at.error(
      'script-removed',
      `“${title}”中的脚本已删除：${listed(removed.script)}。`,
      '请删除脚本后重新保存；页面正文不允许脚本。',
    )
  }
  if (removed.links.size > 0) {
    at.error(
      'bad-address',
      `“${title}”中的链接不安全或不在允许名单内，已删除：${listed(removed.links)}。`,
      '请换成允许名单内的 https 地址。',
    )
  }
  if (removed.other.size > 0) {
    at.warning(
      'html-cleaned',
      `“${title}”中不支持的标签或属性已删除：${listed(removed.other)}。`,
      '正文可用标题、段落、列表、引用、分隔线、加粗、斜体、下划线、链接，以及主题的字号和颜色。',
    )
  }
}
