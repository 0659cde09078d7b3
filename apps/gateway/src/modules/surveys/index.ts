export { surveysModule } from './module'
