import { foldedWord, problemOfWord } from '@yingzao/checks'
import { wordListLimits } from '@yingzao/contract/studio'
import type { Word } from '../draft'
import { wording } from '../wording'

const words = wording.paste

/** The result of reading pasted lines. */
interface ReadLines {
  entries: Word[]
  /** Lines count from 1, as they stand in the field. */
  problems: { line: number; problem: string }[]
}

/**
 * Parses lines of a word, its severity, why, and what may be said instead, separated by commas or tabs. Skips empty
 * lines.
 */
export function readLines(text: string): ReadLines {
  const read: ReadLines = { entries: [], problems: [] }
  const lines = new Map<string, number>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const entry = readLine(line)
    if (typeof entry === 'string') {
      read.problems.push({ line: index + 1, problem: entry })
      continue
    }
    const folded = foldedWord(entry.word)
    const same = lines.get(folded)
    if (same === undefined) read.entries.push(entry)
    else read.problems.push({ line: index + 1, problem: words.twice(same) })
    lines.set(folded, same ?? index + 1)
  }
  return read
}

function readLine(line: string): Word | string {
  const cells = line.split(line.includes('\t') ? '\t' : /[,，]/).map((cell) => cell.trim())
  if (cells.length > 4) return words.tooMany
  const [word = '', second = ''] = cells
  // Somebody who writes two columns means the word and why.
  const hasSeverity = cells.length > 2 || second in SEVERITIES
  const [said, why = '', instead = ''] = hasSeverity ? cells.slice(1) : ['', ...cells.slice(1)]
  const severity = SEVERITIES[said ?? '']
  if (severity === undefined) return words.unknownSeverity(said ?? '')
  if (why === '') return words.noWhy
  return (
    problemOfWord(word, wording.wordProblems) ??
    tooLong({ word, why, instead }) ?? { word, severity, why, instead }
  )
}

/** As people write it; lists from elsewhere may have it in the other language. */
const SEVERITIES: Readonly<Record<string, Word['severity']>> = {
  ...Object.fromEntries(Object.entries(wording.severities).map(([severity, said]) => [said, severity])),
  '': 'error',
  不能发布: 'error',
  错误: 'error',
  error: 'error',
  提醒: 'warning',
  警告: 'warning',
  warning: 'warning',
}

function tooLong(entry: Pick<Word, 'word' | 'why' | 'instead'>): string | undefined {
  const { word, why, instead } = wording.words
  const labels = { word, why, instead }
  const field = (['word', 'why', 'instead'] as const).find(
    (name) => entry[name].length > wordListLimits[name],
  )
  return field && words.tooLong(labels[field], wordListLimits[field])
}
