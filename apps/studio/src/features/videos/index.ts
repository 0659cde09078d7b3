export { videosSection } from './section'
