/** Every block's view as a chunk of its own: a phone loads a block's code when its island wakes. */
export { views } from './registry/lazy-views.generated'
