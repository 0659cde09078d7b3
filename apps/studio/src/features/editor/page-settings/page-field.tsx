import type { EditedPage, PageSettings } from '@yingzao/editor-core'
import type { Field } from '@yingzao/schema/server'
import { usePageFindings } from '../checks/use-findings'
import { FieldFrame } from '../fields/field-frame'
import { FieldInput } from '../fields/field-input'
import { usePageValue, useSession } from '../session/session-context'
import { useSetPage } from './use-set-page'

interface PageFieldProps {
  field: Field
  /** Path as in findings: `meta.description`. */
  at: string
  isInline?: boolean
  read(page: EditedPage): unknown
  settings(value: unknown): PageSettings
}

/** One setting of the page, with what the checks say about it. */
export function PageField({ field, at, isInline = false, read, settings }: PageFieldProps) {
  const { linkHosts, isReadOnly } = useSession()
  const findings = usePageFindings(at)
  const value = usePageValue(read)
  const set = useSetPage()
  return (
    <FieldFrame
      path={at.split('.')}
      title={field.title}
      help={field.help}
      isRequired={field.required}
      isInline={isInline}
      findings={findings}
    >
      {(parts) => (
        <FieldInput
          {...parts}
          field={field}
          value={value}
          isMixed={false}
          isDisabled={isReadOnly}
          linkHosts={linkHosts}
          onWrite={(next) => set(settings(next))}
        />
      )}
    </FieldFrame>
  )
}
