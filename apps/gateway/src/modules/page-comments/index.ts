export { pageCommentsModule } from './module'
