export { reconciliationSection } from './section'
