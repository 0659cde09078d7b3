export { registerChunkRoutes } from './chunks'
export { siteModule } from './module'
export { unkeptHeaders } from './served-page'
