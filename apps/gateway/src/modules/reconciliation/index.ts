export { reconciliationModule } from './module'
