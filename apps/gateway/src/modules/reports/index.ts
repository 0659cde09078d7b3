export { refuseOddSpan } from './console/spans'
export { reportsModule } from './module'
export type { PageHour } from './page-hour'
export { pageHours } from './page-hours'
