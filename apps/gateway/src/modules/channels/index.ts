export { channelsModule } from './module'
