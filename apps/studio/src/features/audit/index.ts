export { actionText } from './audit-words'
export { auditSection } from './section'
