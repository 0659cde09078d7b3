export { feedSourcesSection, feedsSection } from './section'
