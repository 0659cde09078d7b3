export { privacyModule } from './module'
