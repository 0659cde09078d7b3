export { evidenceSection } from './section'
