export { visitsModule } from './module'
/** For reports, which only read it. */
export { visitLog } from './visit-tables'
