export * from './client'
export { actionFields, actionProps, actionSchema } from './server/action-props'
export { type BlockCategory, type BlockSpec, type BlockSpecInput, defineSpec } from './server/block-spec'
export { checkLimits, type Limited } from './server/check-limits'
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
export { type ReadOptions, type ReadResult, readDocument } from './server/read-document'
export type { ReadRules } from './server/read-rules'
export { createSpecs, type Specs } from './server/specs'
export { type Step, type Steps, versions } from './server/steps'
export { type WalkedField, walkFields } from './server/walk-fields'
