import type { Rule } from 'antd/es/form'
import { wording } from './wording'

/** What the contract asks of a reason. */
export const REASON_RULES: Rule[] = [
  { required: true, whitespace: true, message: wording.reasonMissing },
  { min: 2, message: wording.reasonMissing },
]
