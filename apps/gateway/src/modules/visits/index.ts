export { visitsModule } from './module'
export { addPastVisits, hasVisits } from './visit-store'
/** For reports, which only read it. */
export { visitLog } from './visit-tables'
