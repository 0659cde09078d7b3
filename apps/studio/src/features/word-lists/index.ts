export { wordListsSection } from './section'
