export { livesModule } from './module'
