export { CONVERSION_KINDS, type ConversionKind } from './conversion-kinds'
export { conversionsModule } from './module'
export { recordConversion, recordFollowing } from './record-conversion'
