export { FOREIGN_LINKS, HOSTILE_ADDRESSES } from './testing/hostile-addresses'
