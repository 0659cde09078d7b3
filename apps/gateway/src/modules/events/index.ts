export type { EventIntake } from './event-intake'
/** For reports, which only read it. */
export { pageEvent } from './event-tables'
export { eventsModule } from './module'
