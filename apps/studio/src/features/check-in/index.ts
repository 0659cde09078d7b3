export { checkInSection } from './section'
