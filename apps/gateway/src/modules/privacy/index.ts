export { eraseAgain } from './erase-again'
export { privacyModule } from './module'
