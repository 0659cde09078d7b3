/** For reports, which only read it. */
export { conversion } from './conversion-tables'
export { conversionsModule } from './module'
export { addPastConversions, recordConversion, recordFollowing } from './record-conversion'
