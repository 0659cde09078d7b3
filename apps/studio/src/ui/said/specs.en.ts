import { specs as chinese } from '@yingzao/blocks/props'
import { type BlockSpec, createSpecs } from '@yingzao/schema/server'
import { saidFields } from './fields.en'
import { said } from './said.en'

/** The blocks, with titles in the words of the Studio. How they read documents is unchanged. */
export const specs = createSpecs(chinese.all.map(saidSpec))

function saidSpec(spec: BlockSpec): BlockSpec {
  return { ...spec, title: said(spec.title, spec.name), fields: saidFields(spec.fields, spec.name) }
}
