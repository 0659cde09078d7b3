export { type CheckOptions, type CheckResult, checkDocument } from './check-document'
export { listedWordsIn } from './listed-words'
export type { Hit, Page, Rule } from './rule'
export { rules } from './rules'
