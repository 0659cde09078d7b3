export { evidenceModule } from './module'
