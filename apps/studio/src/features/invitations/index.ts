export { grantsSection } from './grants/section'
export { invitationsSection } from './section'
