export { LOGIN_HINT, LOGIN_RULES } from './login-rules'
export { roleNames } from './role-names'
export { membersSection } from './section'
