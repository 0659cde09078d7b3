import type { SurveyProps } from '@yingzao/blocks/props'
import {
  answerParts,
  isPersonal,
  type SurveyAnswers,
  type SurveyFieldType,
  shownFields,
} from '@yingzao/contract/server'
import { maskHandsets } from '@yingzao/contract/studio'
import { regionBranch } from '@yingzao/regions/server'
import type { FileKind } from './files/file-kind'

type Field = SurveyProps['fields'][number]

/** What was answered to a field. */
export interface Said {
  /** IDs of choices or regions; otherwise what was written. */
  value: string | readonly string[]
  /** The same as people read it. */
  text: string
}

/** A file brought for an answer. */
interface KeptFile {
  /** Its public id. */
  id: string
  kind: FileKind
  bytes: number
}

/** The same with their names, by ID. */
export type BroughtFiles = ReadonlyMap<string, KeptFile & { name: string; field_id: string }>

/** An answer as a row stores it, with the label that its field had then. */
export interface KeptAnswer extends Partial<Said> {
  id: string
  label: string
  type: SurveyFieldType
  /** The answer itself is stored encrypted beside the others. */
  personal?: true
  /** The files that were brought; their names are personal. */
  files?: readonly KeptFile[]
}

/** The answers of a row, taken apart. */
export interface Kept {
  answers: KeptAnswer[]
  /** By field ID. */
  personal: Record<string, Said>
  /** The first phone. */
  handset: string | undefined
}

/**
 * A box counts as ticked only with the words that the form has now, as other words were not agreed to; the rest that a
 * phone sends is checked by the rules of the form.
 */
export function untickOthers(fields: readonly Field[], answers: SurveyAnswers): SurveyAnswers {
  const others = fields.filter(
    (field) =>
      field.type === 'consent' && answers[field.id] !== undefined && answers[field.id] !== tickedText(field),
  )
  return { ...answers, ...Object.fromEntries(others.map(({ id }) => [id, ''])) }
}

/** What a row keeps of valid answers: those to fields that are shown, and nothing else that was sent. */
export function keptAnswers(
  fields: readonly Field[],
  answers: SurveyAnswers,
  brought: BroughtFiles = new Map(),
): Kept {
  const kept: Kept = { answers: [], personal: {}, handset: undefined }
  for (const field of shownFields(fields, answers)) {
    const parts = answerParts(answers, field.id)
    if (parts.length === 0) continue
    const { id, label, type } = field
    if (type === 'file') {
      const files = filesOf(parts, brought)
      kept.answers.push({
        id,
        label,
        type,
        personal: true,
        files: files.map(({ id, kind, bytes }) => ({ id, kind, bytes })),
      })
      kept.personal[id] = { value: parts, text: files.map(({ name }) => name).join('、') }
      continue
    }
    const said = saidTo(field, parts)
    if (isPersonal(field)) {
      kept.answers.push({ id, label, type, personal: true })
      kept.personal[id] = said
    } else kept.answers.push({ id, label, type, ...masked(said) })
    if (type === 'phone') kept.handset ??= parts[0]
  }
  return kept
}

/** The first field with a file that was not brought for it, or has gone meanwhile. */
export function wrongFile(
  fields: readonly Field[],
  answers: SurveyAnswers,
  brought: BroughtFiles,
): Field | undefined {
  return shownFields(fields, answers).find(
    ({ id, type }) =>
      type === 'file' && !answerParts(answers, id).every((file) => brought.get(file)?.field_id === id),
  )
}

function filesOf(ids: readonly string[], brought: BroughtFiles) {
  return [...new Set(ids)].flatMap((id) => brought.get(id) ?? [])
}

/** The first field whose region does not exist, as nobody could have chosen it. */
export function wrongRegion(fields: readonly Field[], answers: SurveyAnswers): Field | undefined {
  return shownFields(fields, answers).find(
    ({ id, type }) =>
      type === 'region' && answerParts(answers, id).length > 0 && !branchOf(answerParts(answers, id)),
  )
}

function saidTo(field: Field, parts: readonly string[]): Said {
  const [first = ''] = parts
  switch (field.type) {
    case 'choice':
      return { value: first, text: labelsOf(field, parts) }
    case 'choices':
      return { value: [...new Set(parts)], text: labelsOf(field, parts) }
    case 'region':
      return { value: parts, text: (branchOf(parts) ?? []).map(({ name }) => name).join(' ') }
    default:
      return { value: first, text: first }
  }
}

/** Labels of choices, in the order of the form. */
function labelsOf({ choices }: Field, ids: readonly string[]): string {
  return choices
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join('、')
}

function branchOf(ids: readonly string[]) {
  return regionBranch(ids.map(Number))
}

function tickedText({ text, label }: Field): string {
  return text || label
}

/** A phone number belongs where it is encrypted, not in what was written for another purpose. */
function masked({ value, text }: Said): Said {
  return typeof value === 'string'
    ? { value: maskHandsets(value), text: maskHandsets(text) }
    : { value, text }
}
