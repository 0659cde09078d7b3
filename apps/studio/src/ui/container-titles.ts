/** Where a page is open, as people call it. */
export { CONTAINER_TITLES } from '@yingzao/schema/client'
