/** A visitor's level, starting with the most cautious. Compared with the risk of a product, R1 to R5. */
export const customerLevels = ['C1', 'C2', 'C3', 'C4', 'C5'] as const

export type CustomerLevel = (typeof customerLevels)[number]

/** What the trade calls these levels. */
export const LEVEL_TITLES: Readonly<Record<CustomerLevel, string>> = {
  C1: '保守型',
  C2: '谨慎型',
  C3: '稳健型',
  C4: '积极型',
  C5: '激进型',
}

/** Part of C1: whoever belongs to it may never buy above R1, whatever becomes of the other levels. */
export const LOWEST_TITLE = '最低类别'

/** Bounds of a questionnaire; points are those of one option. */
export const QUESTIONNAIRE_LIMITS = {
  title: 60,
  questions: 30,
  options: 10,
  text: 200,
  points: 100,
  combinations: 20,
  validMonths: 12,
  perDay: 10,
} as const

interface RiskOption {
  option_id: string
  text: string
  /** Never leaves the server. */
  points: number
}

export interface RiskQuestion {
  question_id: string
  text: string
  options: RiskOption[]
}

/** Both ends count. */
export interface PointBand {
  risk_level: CustomerLevel
  from: number
  to: number
}

export interface RiskAnswer {
  question_id: string
  option_id: string
}

/** What decides the level of whoever answers. */
export interface Questionnaire {
  title: string
  questions: RiskQuestion[]
  /** One for each level, C1 first. */
  bands: PointBand[]
  /** Whoever has given all answers of one of these is of the weakest type, whatever the points. */
  lowest: RiskAnswer[][]
}
