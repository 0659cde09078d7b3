export { videosModule } from './module'
export { isOnItsWay, storedFilms } from './stored-films'
