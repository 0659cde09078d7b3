export { questionnaireRoute } from './questionnaire/route'
export { riskTestsSection } from './section'
