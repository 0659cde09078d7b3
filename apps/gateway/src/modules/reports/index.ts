export { type PageHour, pageHours } from './page-hours'
