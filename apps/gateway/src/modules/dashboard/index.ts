export { dashboardModule } from './module'
