export { isLinkCode, linkCodeOf, linkNames } from './link-names'
export { channelsModule } from './module'
