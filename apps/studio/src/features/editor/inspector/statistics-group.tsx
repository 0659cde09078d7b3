import type { Field } from '@yingzao/schema/server'
import { FieldRow } from '../fields/field-row'
import { useFieldFact } from '../fields/field-target'
import { commonField } from './behaviour-group'
import { Group } from './group'
import { wording } from './wording'

const words = wording.statistics

const FIELDS = [
  commonField('baiduStatistics', { help: words.baiduHelp }),
  commonField('oaStatistics', { help: words.oaHelp }),
  commonField('uploadId', { help: words.uploadHelp }),
].filter((field): field is Field => field !== undefined)

const COMMON = ['common'] as const

/** What is counted when the block is tapped. */
export function StatisticsGroup({ own }: { own: ReadonlySet<string> }) {
  const isSet = useFieldFact(COMMON, hasAny) !== false
  return (
    <Group
      name="statistics"
      title={wording.groups.statistics}
      isSet={isSet}
      paths={FIELDS.map(({ name }) => `common.${name}`)}
    >
      {FIELDS.filter(({ name }) => !own.has(name)).map((field) => (
        <FieldRow key={field.name} field={field} path={['common', field.name]} />
      ))}
    </Group>
  )
}

function hasAny(common: unknown): boolean {
  return FIELDS.some(({ name }) => (common as Record<string, unknown> | undefined)?.[name] !== undefined)
}
