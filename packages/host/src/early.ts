// The entry point for code that runs before the host is loaded: it must stay this small.
export { AFTER_LOGIN_KEY } from './actions/after-login-key'
export { hasToken } from './calls/has-token'
export { readToken, uidOf } from './calls/token-cookie'
export { detectPlace, MOBILE } from './environment/detect-place'
export { terminalType } from './environment/terminal-type'
export type { EventDetail } from './tracking/tracking'
export { watchBlocks } from './tracking/watch-blocks'
