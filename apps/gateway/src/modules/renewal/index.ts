export { renewalModule } from './module'
