// The way to every call, and to those that bring a file, as a chunk of its own: what a page asks by itself does not need it.
export { operationRoutes } from '@yingzao/contract/client'
export { fileTransport } from '@yingzao/host/file-transport'
