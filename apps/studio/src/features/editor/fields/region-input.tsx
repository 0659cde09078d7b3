import { loadRegions, type Region, type RegionBranch, type Regions } from '@yingzao/regions/client'
import { isRecord } from '@yingzao/schema/client'
import type { Field, ObjectField } from '@yingzao/schema/server'
import { Cascader } from 'antd'
import { useState } from 'react'
import type { InputProps } from './field-props'
import { wording } from './wording'

const words = wording.region

const LEVELS = ['province', 'city', 'area'] as const

/** Whether an object is an address with region ids, as forms submit it. */
export function isRegion(field: Field): field is ObjectField {
  const names = field.kind === 'object' ? field.fields.map(({ name }) => name) : []
  return LEVELS.every((level) => names.includes(level) && names.includes(`${level}ID`))
}

/** Province, city and district; as many of them as are chosen. */
export function RegionInput(props: InputProps<ObjectField>) {
  const { id, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const [regions, setRegions] = useState<Regions>()
  const [hasFailed, setFailed] = useState(false)
  const { ids, names } = chosenOf(value)

  function load(): void {
    if (regions !== undefined) return
    setFailed(false)
    loadRegions().then(setRegions, () => setFailed(true))
  }

  return (
    <>
      <Cascader
        id={id}
        className="ed-wide"
        options={(regions?.provinces ?? []) as Option[]}
        fieldNames={{ label: 'name', value: 'id', children: 'childs' }}
        value={ids}
        displayRender={() => names.join(' / ')}
        placeholder={isMixed ? wording.mixed : words.choose}
        disabled={isDisabled}
        changeOnSelect
        allowClear
        status={isInvalid ? 'error' : ''}
        notFoundContent={hasFailed ? words.failed : words.loading}
        aria-describedby={describedBy}
        showSearch={{ filter: (text, branch) => isFound(text, branch as unknown as RegionBranch, regions) }}
        onFocus={load}
        onOpenChange={(isOpen) => isOpen && load()}
        onChange={(_, branch) => onWrite(regionValue((branch ?? []) as unknown as RegionBranch))}
      />
      {hasFailed && <p className="ed-field-note">{words.failed}</p>}
    </>
  )
}

type Option = Region & { childs: Option[] }

/** Returns what a form would submit. Undefined when nothing is chosen. */
function regionValue(branch: RegionBranch): Record<string, string | number> | undefined {
  if (branch.length === 0) return undefined
  return Object.fromEntries(
    LEVELS.flatMap((level, index): [string, string | number][] => {
      const region = branch[index]
      return region === undefined
        ? [[level, '']]
        : [
            [level, region.name],
            [`${level}ID`, region.id],
          ]
    }),
  )
}

function chosenOf(value: unknown): { ids: number[]; names: string[] } {
  if (!isRecord(value)) return { ids: [], names: [] }
  const ids = LEVELS.map((level) => value[`${level}ID`]).filter((id) => typeof id === 'number')
  const names = LEVELS.map((level) => value[level]).filter((name) => typeof name === 'string' && name !== '')
  return { ids, names: names as string[] }
}

/** Matches part of a name, or initials: 天河, thq. */
function isFound(text: string, branch: RegionBranch, regions: Regions | undefined): boolean {
  const last = branch.at(-1)
  if (last === undefined || text.trim() === '') return false
  if (branch.some(({ name }) => name.includes(text.trim()))) return true
  return regions?.search(text, 20).some((found) => found.at(-1)?.id === last.id) ?? false
}
