export { openDaysSection } from './section'
