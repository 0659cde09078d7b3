import type { Operation } from '@yingzao/contract/server'
import type { StudioOperation } from '@yingzao/contract/studio'
import { allSamples } from './all-samples'
import type { EveryCall } from './open-every-call'
import type { Fields, SampleCall } from './samples'

const ofVisitors: Readonly<Record<string, SampleCall>> = Object.assign(
  {},
  ...allSamples.map(({ visitors }) => visitors),
)
const ofMembers: Readonly<Record<string, Fields>> = Object.assign(
  {},
  ...allSamples.map(({ members }) => members),
)

/** How this call is made. Throws an error that says what to do if there is no sample for it. */
export function sampleOf({ id }: Pick<Operation, 'id'>): SampleCall {
  const sample = ofVisitors[id]
  if (sample) return sample
  throw new Error(
    `The call ${id} is served, and no test knows how to make it. Add ${id} to \`visitors\` in testing/samples.ts of its ` +
      'module: what a visitor sends, and what ids that nobody knows are answered with. If it reads or writes rows of a ' +
      'new kind, give each of the two visitors one there, by `rowsOf`.',
  )
}

/** What Ann sends so that the call does its work. */
export async function fieldsOf(gateway: EveryCall, operation: Pick<Operation, 'id'>): Promise<Fields> {
  const { fields } = sampleOf(operation)
  return typeof fields === 'function' ? fields(gateway) : fields
}

/** What a member sends. Throws an error that says what to do if there is no sample for the call. */
export function studioFieldsOf({ id }: Pick<StudioOperation, 'id'>): Fields {
  const sample = ofMembers[id]
  if (sample) return sample
  throw new Error(
    `The call ${id} of the Studio is served, and no test knows how to make it. Add ${id} to \`members\` in ` +
      'testing/samples.ts of its module: what somebody sends who may do everything.',
  )
}
