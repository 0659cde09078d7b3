/** Every block's examples by block name, for galleries, libraries and tests. No React, and nothing that a page needs. */
export { examples } from './registry/examples.generated'
