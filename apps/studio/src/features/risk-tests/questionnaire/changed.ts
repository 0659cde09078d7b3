import type { CallId } from '../../../state/calls'

/** Calls that become stale when a questionnaire changes. */
export const QUESTIONNAIRES_CHANGED: readonly CallId[] = [
  'questionnaireList',
  'questionnaireDetail',
  'riskTestSummary',
]
