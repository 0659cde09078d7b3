export { livesSection } from './section'
