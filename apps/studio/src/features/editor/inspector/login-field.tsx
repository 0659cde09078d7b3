import type { Path } from '@yingzao/editor-core'
import { Segmented } from 'antd'
import { FieldFrame } from '../fields/field-frame'
import { MIXED, useFieldTarget, useFieldValue, useWriteField } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { wording } from './wording'

const words = wording.condition

const VALUES = { any: undefined, in: true, out: false } as const
type Login = keyof typeof VALUES

/** Whether only those who are logged in see the block, or only those who are not. */
export function LoginField({ path }: { path: Path }) {
  const { isDisabled } = useFieldTarget()
  const value = useFieldValue(path)
  const write = useWriteField(path)
  const findings = useFieldFindings(path)
  const chosen = value === undefined ? 'any' : value === true ? 'in' : 'out'
  return (
    <FieldFrame path={path} title={words.login} findings={findings}>
      {({ id, describedBy }) => (
        <Segmented
          id={id}
          block
          aria-label={words.login}
          aria-describedby={describedBy}
          disabled={isDisabled}
          value={value === MIXED ? ('' as Login) : chosen}
          options={(Object.keys(VALUES) as Login[]).map((login) => ({
            value: login,
            label: words.logins[login],
          }))}
          onChange={(login) => write(VALUES[login])}
        />
      )}
    </FieldFrame>
  )
}
