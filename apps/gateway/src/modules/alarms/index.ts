export { countOpenAlarms } from './console/alarm-rows'
export { newestMessages } from './message-store'
export { alarmsModule } from './module'
