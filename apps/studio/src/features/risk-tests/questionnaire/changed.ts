import type { CallId } from '../../../state/calls'

/** What a change of a questionnaire makes old. */
export const QUESTIONNAIRES_CHANGED: readonly CallId[] = [
  'questionnaireList',
  'questionnaireDetail',
  'riskTestSummary',
]
