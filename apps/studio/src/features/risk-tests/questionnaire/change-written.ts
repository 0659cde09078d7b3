import { evenBands, QUESTIONNAIRE_LIMITS } from '@yingzao/contract/studio'
import type { Answer } from '../../../state/calls'

type Detail = Answer<'questionnaireDetail'>

/** The editable part of a version. */
export type Written = Omit<Detail, 'version' | 'state' | 'revision' | 'published_at'>
/** Changes the editable part in its latest state. */
export type Change = (update: (written: Written) => Written) => void

export type Question = Written['questions'][number]
export type Option = Question['options'][number]
export type Part = Written['lowest'][number][number]

const NEW_OPTIONS = 2

export function writtenOf({ title, questions, bands, lowest, valid_months, per_day }: Detail): Written {
  return { title, questions, bands, lowest, valid_months, per_day }
}

/** Adds a question, with the minimum of options. */
export function withQuestion(written: Written): Written {
  const question_id = freeId(
    'q',
    written.questions.map((question) => question.question_id),
  )
  let question: Question = { question_id, text: '', options: [] }
  for (let count = 0; count < NEW_OPTIONS; count += 1) question = withOption(question)
  return { ...written, questions: [...written.questions, question] }
}

export function withOption(question: Question): Question {
  const option_id = freeId(
    'a',
    question.options.map((option) => option.option_id),
  )
  return { ...question, options: [...question.options, { option_id, text: '', points: 0 }] }
}

/** A list with one entry changed, or without it. */
export function withEntry<Entry>(list: readonly Entry[], index: number, entry: Entry | undefined): Entry[] {
  return list.flatMap((one, at) => (at !== index ? [one] : entry === undefined ? [] : [entry]))
}

/** A list with two neighbours swapped; unchanged at either end. */
export function moved<Entry>(list: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const entry = list[index]
  const other = list[index + by]
  if (entry === undefined || other === undefined) return [...list]
  return list.map((one, at) => (at === index ? other : at === index + by ? entry : one))
}

/** Removes a question, also from all conditions. */
export function withoutQuestion(written: Written, index: number): Written {
  const gone = written.questions[index]?.question_id
  return {
    ...written,
    questions: withEntry(written.questions, index, undefined),
    lowest: withoutParts(written.lowest, ({ question_id }) => question_id === gone),
  }
}

/** Removes an option, likewise. */
export function withoutOption(written: Written, index: number, option: number): Written {
  const question = written.questions[index]
  const gone = question?.options[option]?.option_id
  if (!question) return written
  return {
    ...written,
    questions: withEntry(written.questions, index, {
      ...question,
      options: withEntry(question.options, option, undefined),
    }),
    lowest: withoutParts(
      written.lowest,
      (part) => part.question_id === question.question_id && part.option_id === gone,
    ),
  }
}

/** Bands that divide the points among the levels; never above what the gateway accepts. */
export function withEvenBands(written: Written): Written {
  return { ...written, bands: evenBands(written.questions) }
}

/** Whether any condition refers to an option. */
export function isInLowest({ lowest }: Written, question_id: string, option_id: string): boolean {
  return lowest.some((parts) =>
    parts.some((part) => part.question_id === question_id && part.option_id === option_id),
  )
}

/** What may be sent: a condition whose parts were never chosen is left out. */
export function sendable(written: Written): Written {
  return {
    ...written,
    lowest: withoutParts(
      written.lowest,
      ({ question_id, option_id }) => question_id === '' || option_id === '',
    ),
  }
}

/** Conditions that lose their last part are removed too: an empty one would be met by nobody, or by everybody. */
function withoutParts(lowest: Written['lowest'], isGone: (part: Part) => boolean): Written['lowest'] {
  return lowest.map((parts) => parts.filter((part) => !isGone(part))).filter((parts) => parts.length > 0)
}

function freeId(letter: string, taken: readonly string[]): string {
  for (let number = 1; number <= QUESTIONNAIRE_LIMITS.questions + taken.length; number += 1) {
    if (!taken.includes(`${letter}${number}`)) return `${letter}${number}`
  }
  throw new Error('Every id is taken, although there are more than entries.')
}
