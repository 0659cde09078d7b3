import { defineSamples } from '../../every-call/samples'
import { contestSamples } from './contest-samples'
import { orderSamples } from './order-samples'
import { settlementSamples } from './settlement-samples'

const parts = [contestSamples, orderSamples] as const

export const tradingSamples = defineSamples({
  visitors: { ...contestSamples.visitors, ...orderSamples.visitors },
  members: { ...contestSamples.members, ...settlementSamples.members },
  rows: [...parts, settlementSamples].map(({ rows }) => rows).join(';\n'),
  rowsOf: (person) => parts.map(({ rowsOf }) => rowsOf(person)).join(';\n'),
  namesOf: (person) => parts.flatMap(({ namesOf }) => namesOf(person)),
  secretsOf: (person) => parts.flatMap(({ secretsOf }) => secretsOf(person)),
})
