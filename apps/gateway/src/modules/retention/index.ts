export { retentionModule } from './module'
