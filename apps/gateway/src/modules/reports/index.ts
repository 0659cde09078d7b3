export { reportsModule } from './module'
export { type PageHour, pageHours } from './page-hours'
