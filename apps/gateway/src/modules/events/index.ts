export type { EventIntake } from './event-intake'
export { addPastEvents } from './event-store'
/** For reports, which only read it. */
export { pageEvent } from './event-tables'
export { eventsModule } from './module'
