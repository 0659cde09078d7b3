export { liveCodesKind, vacanciesKind, virtualUsersKind } from './data-kinds'
export { registerActivityDataOperations } from './routes'
