export { commentsSection } from './section'
