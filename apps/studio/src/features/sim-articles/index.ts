export { simArticlesSection } from './section'
