export { alarmsSection } from './section'
