import type { ScreenRoute } from '../../../ui/section'

/** One version of the questionnaire: a draft to be edited, or a published one to be read. */
export const questionnaireRoute: ScreenRoute = {
  path: 'risk-tests/questionnaires/:version',
  load: async () => (await import('./questionnaire-screen')).QuestionnaireScreen,
}
