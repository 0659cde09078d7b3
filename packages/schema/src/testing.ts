export { FOREIGN_LINKS, HOSTILE_ADDRESSES } from './testing/hostile-addresses'
export { HOSTILE_RETURNS } from './testing/hostile-returns'
