import type { Path } from '@yingzao/editor-core'
import { CONTAINERS, type Container } from '@yingzao/schema/client'
import { Button, Checkbox } from 'antd'
import { CONTAINER_TITLES } from '../../../ui/container-titles'
import { FieldFrame } from '../fields/field-frame'
import { useFieldTarget, useFieldValue, useWriteField } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { wording } from './wording'

const words = wording.condition

/** In which environments the block is shown; in all of them when none is chosen. */
export function EnvField({ path }: { path: Path }) {
  const { isDisabled } = useFieldTarget()
  const value = useFieldValue(path)
  const write = useWriteField(path)
  const findings = useFieldFindings(path)
  const chosen = Array.isArray(value) ? (value as Container[]) : []
  // A condition that could not be read is true nowhere, so that its block is not shown to everybody.
  const isNowhere = Array.isArray(value) && value.length === 0
  return (
    <FieldFrame path={path} title={words.env} findings={findings}>
      {({ id, describedBy }) => (
        <>
          <fieldset id={id} aria-label={words.env} aria-describedby={describedBy}>
            <Checkbox.Group
              className="ed-envs"
              disabled={isDisabled}
              value={chosen}
              options={CONTAINERS.map((env) => ({ value: env, label: CONTAINER_TITLES[env] }))}
              onChange={(picked) => {
                const kept = CONTAINERS.filter((env) => picked.includes(env))
                write(kept.length === 0 ? undefined : kept)
              }}
            />
          </fieldset>
          {isNowhere ? (
            <p className="ed-field-note">
              {words.noEnv}
              <Button type="link" size="small" disabled={isDisabled} onClick={() => write(undefined)}>
                {words.showEverywhere}
              </Button>
            </p>
          ) : (
            <p className="ed-field-fine">{words.anyEnv}</p>
          )}
        </>
      )}
    </FieldFrame>
  )
}
