import type { Refusal } from '@yingzao/editor-core'
import { said } from './said.en'
import { messageParts } from './tables/message-parts.en'
import { checkMessages } from './tables/messages-checks.en'
import { documentMessages } from './tables/messages-document.en'
import { editorMessages } from './tables/messages-editor.en'
import type { Table } from './tables/table'

/** A Chinese sentence with gaps. `{}` stands for what it quotes as it is, `{said}` for words that have their English. */
interface Template {
  pattern: RegExp
  /** For each gap, whether its words are ours. */
  areOurs: readonly boolean[]
  /** With `{1}` for the first gap. */
  english: string
}

const GAP = /\{(?:said)?\}/g

const SENTENCES = templatesOf({ ...checkMessages, ...documentMessages, ...editorMessages })
const PARTS = templatesOf(messageParts)

/** A sentence of the checks, of what reads documents, or of the editor in English; itself where it has none. */
export function saidMessage(text: string): string {
  const english = fill(text, SENTENCES) ?? said(text)
  return english.charAt(0).toUpperCase() + english.slice(1)
}

/** Why something was refused and what to do, in English. */
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

/** What stands in a gap: one of our parts or names, several of them, or what the page says. */
function saidPart(text: string): string {
  const one = fill(text, PARTS) ?? said(text)
  if (one !== text || !text.includes('、')) return one
  const pieces = text.split('、')
  const english = pieces.map(saidPart)
  return english.some((piece, place) => piece !== pieces[place]) ? english.join(', ') : text
}
