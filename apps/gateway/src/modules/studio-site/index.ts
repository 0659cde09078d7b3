export { studioSiteModule } from './module'
