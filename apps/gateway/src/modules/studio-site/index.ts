export { sendLook } from './look'
export { studioSiteModule } from './module'
