// The routes of all calls, and the transport of those that send a file, as a chunk of its own: what a page calls on its
// own does not need it.
export { operationRoutes } from '@yingzao/contract/client'
export { fileTransport } from '@yingzao/host/file-transport'
