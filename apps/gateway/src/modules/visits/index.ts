export { visitsModule } from './module'
