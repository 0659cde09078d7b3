export { edgeModule } from './module'
