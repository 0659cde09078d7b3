export { rulesSection } from './section'
export { tagsSection } from './tags/section'
