export { vitalsModule } from './module'
