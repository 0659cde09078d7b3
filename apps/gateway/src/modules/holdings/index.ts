export { holdingsModule } from './module'
