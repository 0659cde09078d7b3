/** The blocks, with titles in the words of the Studio. */
export { specs } from '@yingzao/blocks/props'
