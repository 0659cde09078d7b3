export { SessionList } from './session-list'
