export { SampleWarning } from './sample-warning'
export { companySection } from './section'
