export type { EventIntake } from './event-intake'
export { eventsModule } from './module'
