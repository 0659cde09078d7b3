export { experimentsSection } from './section'
