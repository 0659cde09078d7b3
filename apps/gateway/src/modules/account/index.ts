export { accountModule } from './module'
