export { instrumentNotesSection } from './section'
