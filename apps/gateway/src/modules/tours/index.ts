export { findBannedWord } from './find-banned-word'
export { toursModule } from './module'
