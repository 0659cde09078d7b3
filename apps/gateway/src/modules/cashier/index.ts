export { cashierModule } from './module'
