import { specs as chinese } from '@yingzao/blocks/props'
import { type BlockSpec, createSpecs } from '@yingzao/schema/server'
import { saidFields } from './fields.en'
import { said } from './said.en'

/** The blocks, with titles as the Studio says them. What they make of documents is not touched. */
export const specs = createSpecs(chinese.all.map(saidSpec))

function saidSpec(spec: BlockSpec): BlockSpec {
  return { ...spec, title: said(spec.title, spec.name), fields: saidFields(spec.fields, spec.name) }
}
