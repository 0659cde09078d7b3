import { studioErrors } from '@yingzao/contract/studio'
import type { Refusal } from '@yingzao/editor-core'
import { said } from './said.en'
import { messageParts } from './tables/message-parts.en'
import { checkMessages } from './tables/messages-checks.en'
import { documentMessages } from './tables/messages-document.en'
import { editorMessages } from './tables/messages-editor.en'
import { refusalMessages } from './tables/messages-refusals.en'
import type { Table } from './tables/table'

/** A Chinese sentence with gaps. `{}` stands for what it quotes as it is, `{said}` for words that have their English. */
interface Template {
  pattern: RegExp
  /** For each gap, whether its words are ours. */
  areOurs: readonly boolean[]
  /** With `{1}` for the first gap. */
  english: string
}

const CHINESE = /[\u4e00-\u9fff]/
/** Ends with the Chinese full stop, or with the text. */
const SENTENCE = /[^\u3002]*\u3002|[^\u3002]+$/g
/** The Chinese comma between things of one kind. */
const COMMA = '\u3001'
const GAP = /\{(?:said)?\}/g

const SENTENCES = templatesOf({
  ...checkMessages,
  ...documentMessages,
  ...editorMessages,
  ...refusalMessages,
})
const PARTS = templatesOf(messageParts)

/**
 * A sentence of the checks, of what reads documents, or of the editor in English, or several; the text itself where one
 * of them has none.
 */
export function saidMessage(text: string): string {
  const whole = inEnglish(text)
  if (whole !== undefined) return whole
  const sentences = (text.match(SENTENCE) ?? []).map(inEnglish)
  return sentences.includes(undefined) ? text : sentences.join(' ')
}

function inEnglish(sentence: string): string | undefined {
  const known = said(sentence)
  const english = fill(sentence, SENTENCES) ?? (known === sentence ? undefined : known)
  return english && english.charAt(0).toUpperCase() + english.slice(1)
}

/** The English of what the gateway answered, or of what its catalogue has for the code when that was said in other words. */
export function saidAnswer(msg: string, code?: number): string {
  const english = saidMessage(msg)
  if (english !== msg || code === undefined) return english
  const entry = Object.values(studioErrors).find((error) => error.code === code)
  return entry && CHINESE.test(msg) ? saidMessage(entry.msg) : msg
}

/** Why the editor refused something and what to do, in English. */
export function refusalText({ message, fix }: Pick<Refusal, 'message' | 'fix'>): string {
  return `${saidMessage(message)} ${saidMessage(fix)}`
}

/** Those that say most themselves come first: what has a gap where another has words would match them, too. */
function templatesOf(table: Table): Template[] {
  const wordsIn = (chinese: string) => chinese.replace(GAP, '').length
  return Object.entries(table)
    .sort(([one], [other]) => wordsIn(other) - wordsIn(one))
    .map(([chinese, english]) => ({
      pattern: new RegExp(`^${chinese.split(GAP).map(literal).join('([^]*?)')}$`),
      areOurs: [...chinese.matchAll(GAP)].map(([gap]) => gap === '{said}'),
      english,
    }))
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

function fill(text: string, templates: readonly Template[]): string | undefined {
  for (const { pattern, areOurs, english } of templates) {
    const found = pattern.exec(text)?.slice(1)
    if (found === undefined) continue
    const gaps = found.map((gap, place) => (areOurs[place] ? saidPart(gap) : gap))
    return english.replace(/\{(\d)\}/g, (_whole, place) => gaps[Number(place) - 1] ?? '')
  }
  return undefined
}

/** What stands in a gap: one of our parts, sentences or names, several of them, or what the page says. */
function saidPart(text: string): string {
  const one = fill(text, PARTS) ?? fill(text, SENTENCES) ?? said(text)
  if (one !== text || !text.includes(COMMA)) return one
  const pieces = text.split(COMMA)
  const english = pieces.map(saidPart)
  return english.some((piece, place) => piece !== pieces[place]) ? english.join(', ') : text
}
