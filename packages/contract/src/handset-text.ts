import { isHandset, maskHandset } from './handset'

/**
 * Phones in what people write: in groups, in full-width, Chinese or circled digits, with the country code, with
 * invisible characters in between. Somebody who has seen a phone and writes it down should not slip one past us;
 * against somebody who wants to hide one in a text there is no rule.
 */

/** What may separate the groups of a phone. No colon: times of day are full of those. */
const GAP = String.raw`[\s.\-_/()[\],+*|~]{0,4}`

/** Digits grouped differently from those of a phone: an IP address, an amount. */
const OTHER = String.raw`(?!\d{1,3}(?:\.\d{1,3}){3}(?!\d))(?!\d{1,3}(?:,\d{3})+(?!\d))`

// Neither end may be within a longer number: a time in milliseconds is no phone.
const HANDSETS = new RegExp(
  String.raw`(?<!\d)(?:(?:00)?86${GAP}|0)?${OTHER}(1${GAP}[3-9](?:${GAP}\d){9})(?!\d)`,
  'g',
)

const CHINESE_DIGITS = ['〇零', '一壹幺', '二贰', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖']

/** The phone that a whole text consists of, as eleven digits, however it is written. */
export function readHandset(text: string): string | undefined {
  for (const chinese of [false, true]) {
    const { plain } = fold(text, chinese)
    const digits = plain.replace(/\D/g, '').replace(/^(?:(?:00)?86|0)(?=1\d{10}$)/, '')
    if (isHandset(digits) && new RegExp(`^(?:\\d|${GAP})*$`).test(plain)) return digits
  }
  return undefined
}

/** Whether a text contains a phone. */
export function hasHandset(text: string): boolean {
  return replaceHandsets(text, () => '') !== text
}

/** The text with each phone in it as `138****8000`. */
export function maskHandsets(text: string): string {
  return replaceHandsets(text, maskHandset)
}

function replaceHandsets(text: string, replace: (handset: string) => string): string {
  const once = replaceIn(text, false, replace)
  // In a separate pass, or the 三 of 周三 would make a longer number of the phone after it.
  return isAscii(once) ? once : replaceIn(once, true, replace)
}

function replaceIn(text: string, chinese: boolean, replace: (handset: string) => string): string {
  const { plain, starts } = fold(text, chinese)
  let done = ''
  let from = 0
  for (const { index, 0: whole, 1: phone = '' } of plain.matchAll(HANDSETS)) {
    const end = index + whole.length
    done += text.slice(from, starts(end - phone.length)) + replace(phone.replace(/\D/g, ''))
    from = starts(end - 1) + lengthAt(text, starts(end - 1))
  }
  return done + text.slice(from)
}

interface Folded {
  /** One ASCII character for each that counts: digits as they are, a space for what may separate them. */
  plain: string
  /** Where a character of `plain` is in the text. */
  starts: (at: number) => number
}

function fold(text: string, chinese: boolean): Folded {
  if (isAscii(text)) return { plain: text, starts: (at) => at }
  const places: number[] = []
  let plain = ''
  let at = 0
  for (const character of text) {
    const folded = foldOne(character, chinese)
    plain += folded
    for (let count = folded.length; count > 0; count -= 1) places.push(at)
    at += character.length
  }
  return { plain, starts: (index) => places[index] ?? text.length }
}

function foldOne(character: string, chinese: boolean): string {
  // These are invisible; marks turn a digit into a picture of one.
  if (/^[\p{Cf}\p{M}\u115F\u1160\u3164\uFFA0]$/u.test(character)) return ''
  return [...character.normalize('NFKC')].map((part) => foldPart(part, chinese)).join('')
}

function foldPart(part: string, chinese: boolean): string {
  if (/^[!-~]$/.test(part)) return part
  if (/^\p{Nd}$/u.test(part)) return String(digitValue(part))
  const value = chinese ? CHINESE_DIGITS.findIndex((digits) => digits.includes(part)) : -1
  if (value !== -1) return String(value)
  return /^[\s\p{Z}\p{P}\p{S}\p{Cc}]$/u.test(part) ? ' ' : 'x'
}

/** Every script has its ten digits in a row, starting at zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

function isAscii(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text)
}

function lengthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}
