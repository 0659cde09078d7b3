export { registerChunkRoutes } from './chunks'
export { refuseForms } from './form-of-elsewhere'
export { siteModule } from './module'
export { privateHeaders, unkeptHeaders } from './served-page'
