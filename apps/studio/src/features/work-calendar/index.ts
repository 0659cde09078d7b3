export { workCalendarSection } from './section'
