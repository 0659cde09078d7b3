import { FUNCTIONS } from './svg-rules'

/** A part of a drawing by its id. */
export const LOCAL = /^#([^\s"'()\\<>]{1,200})$/

/** Like `LOCAL`, at the beginning of what is in the brackets of `url(…)`. */
const LOCAL_URL = /^\s*(["']?)#[^\s"'()\\<>]{1,200}\1\s*\)/

/** No function of CSS has a longer name. */
const LONGEST_NAME = 40

/** How deeply `@media` may be nested. */
const MOST_SHEETS = 3

/**
 * Whether a value only draws: no address of anything outside the file, no function that is unknown here, none of the
 * escapes and comments that would make a CSS parser see another word than we do.
 */
export function isSafeValue(value: string): boolean {
  if (/[\\<@]|\/\*|javascript:/i.test(value)) return false
  for (let at = value.indexOf('('); at !== -1; at = value.indexOf('(', at + 1)) {
    const [, name = ''] = /([\w-]*)\s*$/.exec(value.slice(Math.max(0, at - LONGEST_NAME), at)) ?? []
    const isLocal = name.toLowerCase() === 'url' && LOCAL_URL.test(value.slice(at + 1, at + 300))
    if (name !== '' && !FUNCTIONS.has(name.toLowerCase()) && !isLocal) return false
  }
  return true
}

/** Returns the declarations of a style that only draw, and the names of those that were left out. */
export function cleanDeclarations(text: string): { text: string; left: string[] } {
  const kept: string[] = []
  const left: string[] = []
  for (const declaration of text.split(';')) {
    const [, name = '', value = ''] = /^\s*([-\w]+)\s*:(.*)$/s.exec(declaration) ?? []
    if (name === '') continue
    if (/^(-\w+-)?(behavior|binding)$/i.test(name) || !isSafeValue(value)) left.push(name)
    else kept.push(`${name}:${value.trim()}`)
  }
  return { text: kept.join(';'), left }
}

/** One rule of a style sheet, in the sheet's order. */
export interface SheetRule {
  /** Of the drawing's elements; of moments, inside `@keyframes`. */
  selector: string
  declarations: string
}

export interface CleanSheet {
  text: string
  /** The rules that select elements, including those inside `@media`. */
  rules: SheetRule[]
  left: string[]
}

/** Rewrites a style sheet with only what draws: plain rules, `@media` and `@keyframes`. */
export function cleanSheet(text: string, depth = 0): CleanSheet {
  const sheet: CleanSheet = { text: '', rules: [], left: [] }
  for (const { prelude, body } of blocksOf(text.replace(/\/\*.*?(?:\*\/|$)/gs, ' '))) {
    const [, at] = /^@([-\w]+)/.exec(prelude) ?? []
    if (at !== undefined) addAtRule(sheet, { at: at.toLowerCase(), prelude, body, depth })
    else if (body !== undefined) addRule(sheet, prelude, body)
  }
  return sheet
}

function addRule(sheet: CleanSheet, selector: string, body: string): void {
  if (!/^[-\w\s.#,>+~*:()[\]="'%|^$]+$/.test(selector)) {
    sheet.left.push('style')
    return
  }
  const { text: declarations, left } = cleanDeclarations(body)
  sheet.left.push(...left)
  if (declarations === '') return
  sheet.rules.push({ selector, declarations })
  sheet.text += `${selector}{${declarations}}`
}

function addAtRule(
  sheet: CleanSheet,
  { at, prelude, body, depth }: { at: string; prelude: string; body: string | undefined; depth: number },
): void {
  const isMoments = /^(-webkit-)?keyframes$/.test(at)
  const isKnown = (isMoments || at === 'media') && /^@[-\w\s():.,]+$/.test(prelude)
  if (!isKnown || body === undefined || depth >= MOST_SHEETS) {
    sheet.left.push(`@${at}`)
    return
  }
  const inner = cleanSheet(body, depth + 1)
  sheet.left.push(...inner.left)
  if (!isMoments) sheet.rules.push(...inner.rules)
  sheet.text += `${prelude}{${inner.text}}`
}

interface Block {
  prelude: string
  /** Undefined: a statement that ends with `;`. */
  body: string | undefined
}

/** Yields the blocks of a sheet, each with the content of its braces. What is not closed is left out. */
function* blocksOf(text: string): Generator<Block> {
  let from = 0
  for (const { index } of text.matchAll(/[;{]/g)) {
    if (index < from) continue
    const prelude = text.slice(from, index).trim()
    if (text[index] === ';') {
      from = index + 1
      if (prelude !== '') yield { prelude, body: undefined }
      continue
    }
    const end = closingBrace(text, index)
    if (end === -1) return
    from = end + 1
    yield { prelude, body: text.slice(index + 1, end) }
  }
}

function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}
