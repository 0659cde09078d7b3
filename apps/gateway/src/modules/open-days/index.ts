export { openDaysModule } from './module'
