export { renewalsSection } from './section'
