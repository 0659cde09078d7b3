export { enrolmentsSection } from './enrolments/section'
export { toursSection } from './section'
