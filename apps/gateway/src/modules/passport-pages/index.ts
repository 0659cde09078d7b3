export { passportPagesModule } from './module'
