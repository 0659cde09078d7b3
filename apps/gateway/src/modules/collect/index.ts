export { collectModule } from './module'
