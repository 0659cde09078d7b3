export { postsSection } from './posts/section'
export { groupsSection } from './section'
