/** The blocks, with titles as the Studio says them. */
export { specs } from '@yingzao/blocks/props'
