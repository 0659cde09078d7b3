export { pageCommentsModule } from './module'
export { openComments } from './open-comments'
