export { toursModule } from './module'
