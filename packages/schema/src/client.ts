export { ACTION_TYPES, type Action, type ActionType, AD_DISPATCH, WEB_PAGE } from './action'
export {
  type Address,
  type AddressRules,
  type AddressUse,
  isAllowedHost,
  isSafeAddress,
  parseAddress,
} from './address'
export { isBlockId } from './block-id'
export { BLOCKS_KEY, blocksIn, mapBlocks } from './blocks-in'
export { isColor } from './css-color'
export {
  type Block,
  CONTAINER_TITLES,
  CONTAINERS,
  type CommonProps,
  type Container,
  type Linked,
  type PageDocument,
  type Position,
  type ShowIf,
  type TapAction,
} from './document'
export type { Finding } from './finding'
export { FORBIDDEN_KEYS } from './forbidden-keys'
export { isRecord, type JsonRecord, type JsonValue } from './json'
export { LIMITS } from './limits'
export { ownPath } from './own-path'
export { backgroundCss } from './page-background'
export { PAGE_CODE } from './page-code'
export { isPictureAddress } from './picture-address'
export { repairText } from './repair-text'
export { type ReturnRules, returnAddress } from './return-address'
export { RICH_TEXT_TAGS, TEXT_COLOURS, TEXT_SIZES, type TextColour, type TextSize } from './rich-text'
export { STYLE_PROPERTIES } from './style-properties'
export { parseStyle } from './style-value'
export { THEME_NAMES, type ThemeKind, type ThemeName, themeNameOf, themeValue } from './theme-names'
export { utf8Bytes } from './utf8'
export { SCHEMA_VERSION } from './version'
export { type WalkedBlock, walkBlocks } from './walk-blocks'
export { toWireDocument, type WireBlock, type WireDocument } from './wire-document'
