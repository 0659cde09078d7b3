import './fields.css'
import { UndoOutlined } from '@ant-design/icons'
import { type Path, pathText } from '@yingzao/editor-core'
import type { Finding } from '@yingzao/schema/client'
import { Button, Tooltip } from 'antd'
import { type ReactNode, useId } from 'react'
import { FieldFindings } from './field-findings'
import { FieldHelp } from './field-help'
import { wording } from './wording'

interface FieldFrameProps {
  path: Path
  title: string
  help?: string | undefined
  isRequired?: boolean
  /** Name and input on one line. */
  isInline?: boolean
  findings: readonly Finding[]
  /** Absent: it has its default. */
  onReset?: (() => void) | undefined
  /** What resetting does, unless it restores the default. */
  resetTitle?: string
  children(parts: { id: string; describedBy: string | undefined; isInvalid: boolean }): ReactNode
}

/** A setting with its name, its help, a way to reset it, and what is wrong with it. */
export function FieldFrame(props: FieldFrameProps) {
  const { path, title, help, isRequired = false, isInline = false, findings, onReset, children } = props
  const id = useId()
  const describedBy = [help && `${id}-help`, findings.length > 0 && `${id}-said`].filter(Boolean).join(' ')
  const isInvalid = findings.some(({ severity }) => severity === 'error')
  const resetTitle = props.resetTitle ?? wording.reset
  return (
    <div className={isInline ? 'ed-field ed-field-inline' : 'ed-field'} data-path={pathText(path)}>
      <div className="ed-field-head">
        <label htmlFor={id}>
          {title}
          {isRequired && <span className="ed-required" aria-hidden />}
        </label>
        {help !== undefined && <FieldHelp id={`${id}-help`} title={title} help={help} />}
        {onReset && (
          <Tooltip title={resetTitle}>
            <Button
              type="text"
              size="small"
              className="ed-reset"
              icon={<UndoOutlined />}
              aria-label={wording.resetOf(title, resetTitle)}
              onClick={onReset}
            />
          </Tooltip>
        )}
      </div>
      <div className="ed-field-body">
        {children({ id, describedBy: describedBy === '' ? undefined : describedBy, isInvalid })}
      </div>
      <FieldFindings id={`${id}-said`} findings={findings} />
    </div>
  )
}
