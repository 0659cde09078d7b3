export { eventsModule } from './module'
