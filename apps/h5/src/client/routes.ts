// The way to every call, as a chunk of its own: what a page asks by itself does not need it.
export { operationRoutes } from '@yingzao/contract/client'
