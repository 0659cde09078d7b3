export { videosModule } from './module'
