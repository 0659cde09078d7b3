export { sectionsModule } from './module'
