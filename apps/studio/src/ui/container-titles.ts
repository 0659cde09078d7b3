/** The everyday names of the places where a page is opened. */
export { CONTAINER_TITLES } from '@yingzao/schema/client'
