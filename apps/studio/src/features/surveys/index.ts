export { surveysSection } from './section'
