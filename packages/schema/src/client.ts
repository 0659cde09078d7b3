export { ACTION_TYPES, type Action, type ActionType } from './action'
export {
  type Address,
  type AddressRules,
  type AddressUse,
  isAllowedHost,
  isSafeAddress,
  parseAddress,
} from './address'
export { isColor } from './css-color'
export {
  type Block,
  CONTAINERS,
  type CommonProps,
  type Container,
  type PageDocument,
  type Position,
  type ShowIf,
} from './document'
export type { Finding } from './finding'
export { isRecord, type JsonRecord, type JsonValue } from './json'
export { LIMITS } from './limits'
export { STYLE_PROPERTIES } from './style-properties'
export { SCHEMA_VERSION } from './version'
export { type WalkedBlock, walkBlocks } from './walk-blocks'
export { toWireDocument, type WireBlock, type WireDocument } from './wire-document'
