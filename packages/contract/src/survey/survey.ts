/**
 * What a field of a form asks for. A `statement` asks for nothing: it is there to be read; a `page` begins another page
 * of the form.
 */
export type SurveyFieldType =
  | 'text'
  | 'textarea'
  | 'phone'
  | 'name'
  | 'choice'
  | 'choices'
  | 'date'
  | 'region'
  | 'score'
  | 'file'
  | 'consent'
  | 'statement'
  | 'page'

/** How the answer to an earlier field is compared. */
export type SurveyOperator =
  | 'answered'
  | 'is'
  | 'isNot'
  | 'anyOf'
  | 'contains'
  | 'atLeast'
  | 'atMost'
  | 'before'
  | 'after'

export interface SurveyTest {
  /** Id of an earlier field. A later one, or one that is gone, counts as not answered. */
  field: string
  is: SurveyOperator
  /** A choice's id, a text, a number or a day; for `anyOf` comma-separated ids of choices. */
  value: string
}

/** When a field is shown; without tests always. */
export interface SurveyCondition {
  match: 'all' | 'any'
  tests: readonly SurveyTest[]
}

/** What the rules have to know about a field. Its texts are the block's. */
export interface SurveyField {
  /** Stays the same whatever becomes of the label and the order: answers are kept under it. */
  id: string
  type: SurveyFieldType
  required: boolean
  /** Identifies somebody; a name, a phone and a file do so anyway. */
  personal: boolean
  showIf: SurveyCondition
  /** Of `choice` and `choices`. */
  choices: readonly { id: string }[]
  /** Of `choices`: how many may be chosen; 0 for any. */
  most: number
  /** Of `text`. */
  format: 'any' | 'number' | 'email'
  /** Of `text` and `textarea`, in characters. */
  least_length: number
  most_length: number
  /** Of `date`: moments of the first and the last day in China, in milliseconds. */
  earliest?: number | undefined
  latest?: number | undefined
  /** Of `score`: five stars, or 0 to 10. */
  scale: 'stars' | 'ten'
  /** Of `file`. */
  accepts: 'any' | 'pictures' | 'pdf'
  most_files: number
}

/**
 * The answers, by field id. Several choices, and the parts of a region from the province down, are lists of ids, as are
 * files, with the ids that their upload returned; a consent is the text that was ticked; everything else is a text.
 * Empty means not answered.
 */
export type SurveyAnswers = Readonly<Record<string, string | readonly string[]>>

/** One of the ends of a form: the first whose condition holds is used. */
export interface SurveyEnd {
  id: string
  showIf: SurveyCondition
}

/** What is wrong with the answer to a field, in words for the visitor. */
export interface SurveyProblem {
  field: string
  msg: string
}

/** The most that a form may have. */
export const SURVEY_LIMITS = { fields: 12, pages: 3, choices: 20, tests: 5, files: 3, ends: 5 } as const

/** Bytes of one file. */
export const SURVEY_FILE_BYTES = 10 * 1024 * 1024
