import { useQuery } from '@tanstack/react-query'
import type { Path } from '@yingzao/editor-core'
import { Select } from 'antd'
import { studioQuery } from '../../../state/queries'
import { FieldFrame } from '../fields/field-frame'
import { MIXED, useFieldTarget, useFieldValue, useWriteField } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { wording } from './wording'

const words = wording.condition

/** The rule that limits a block to some people, by its name. One that no longer exists is shown by its id. */
export function RuleField({ path }: { path: Path }) {
  const { isDisabled } = useFieldTarget()
  const value = useFieldValue(path)
  const write = useWriteField(path)
  const findings = useFieldFindings(path)
  const { data, isPending } = useQuery(studioQuery('ruleNames', {}))
  const known = data?.list ?? []
  const chosen = typeof value === 'string' && value !== '' ? value : undefined
  const options = known.map(({ rule_id, name }) => ({ value: rule_id, label: name }))
  if (chosen && data && known.every(({ rule_id }) => rule_id !== chosen))
    options.push({ value: chosen, label: words.ruleGone(chosen) })
  return (
    <FieldFrame path={path} title={words.rule} help={words.ruleHelp} findings={findings}>
      {({ id, describedBy }) => (
        <>
          <Select
            id={id}
            className="ed-wide"
            aria-label={words.rule}
            aria-describedby={describedBy}
            disabled={isDisabled}
            loading={isPending}
            allowClear
            placeholder={value === MIXED ? words.ruleMixed : words.everybody}
            value={chosen ?? null}
            options={options}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent={words.noRules}
            onChange={(rule_id) => write(rule_id ?? undefined)}
          />
          {/* Beside what is being written here, which stays. */}
          <a href="/studio/rules" target="_blank" rel="noreferrer" className="ed-inline">
            {words.manageRules}
          </a>
        </>
      )}
    </FieldFrame>
  )
}
