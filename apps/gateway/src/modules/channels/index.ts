export { isLinkCode, linkCodeOf, linkNames, pagesWithoutLinks } from './link-names'
export { channelsModule } from './module'
