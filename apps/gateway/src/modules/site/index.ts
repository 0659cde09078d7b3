export { registerChunkRoutes } from './chunks'
export { refuseForms } from './form-of-elsewhere'
export { siteModule } from './module'
export { unkeptHeaders } from './served-page'
