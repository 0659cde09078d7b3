export * from './client'
export { actionFields, actionProps, actionSchema } from './server/action-props'
export {
  type BlockCategory,
  type BlockSpec,
  type BlockSpecInput,
  defineSpec,
  type TapKind,
} from './server/block-spec'
export { type BlockTraits, hasTrait, type Trait, type TraitProps } from './server/block-traits'
export { checkLimits, type Limited } from './server/check-limits'
export { cleanHtml } from './server/clean-html'
export { emptyValue, fallback, holds } from './server/fallback'
export { farDown } from './server/far-down'
export {
  type BlocksField,
  type BooleanField,
  type EnumField,
  type Field,
  fieldsOf,
  type ListField,
  type NumberField,
  type ObjectField,
  type TextField,
  type UnionField,
} from './server/fields'
export type { Control, PropMeta, When } from './server/meta'
export { pageFields } from './server/page-fields'
export { parseDocument } from './server/parse-json'
export {
  address,
  blocks,
  color,
  datetime,
  html,
  image,
  list,
  media,
  type PropLabel,
  units,
} from './server/props'
export { plainFields } from './server/read-common'
export { type ReadOptions, type ReadResult, readDocument } from './server/read-document'
export { positionFields } from './server/read-position'
export type { ReadRules } from './server/read-rules'
export { showIfFields } from './server/read-show-if'
export { createSpecs, type Specs } from './server/specs'
export { type Step, type Steps, versions } from './server/steps'
export { type Tried, tryField, tryStyle } from './server/try-field'
export { type WalkedField, walkFields } from './server/walk-fields'
