/** Every block's view at once, for the server that renders whole pages. Visitors never load this. */
export { views } from './registry/views.generated'
