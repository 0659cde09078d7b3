import type { EditedPage } from '@yingzao/editor-core'
import { isColor } from '@yingzao/schema/client'
import { Segmented } from 'antd'
import { useState } from 'react'
import { usePageFindings } from '../checks/use-findings'
import { FieldFrame } from '../fields/field-frame'
import { FieldInput } from '../fields/field-input'
import { usePageValue, useSession } from '../session/session-context'
import { FIELDS } from './page-fields'
import { useSetPage } from './use-set-page'
import { wording } from './wording'

type Kind = keyof typeof wording.backgrounds

const read = (page: EditedPage) => page.background

/** Behind all blocks: a colour, an image, or the default background. */
export function BackgroundField() {
  const { linkHosts, isReadOnly } = useSession()
  const findings = usePageFindings('background')
  const value = usePageValue(read)
  const set = useSetPage()
  const [chosen, setChosen] = useState<Kind>()
  const kind = chosen ?? kindOf(value)
  const field = kind === 'image' ? FIELDS.backgroundImage : FIELDS.backgroundColour
  return (
    <FieldFrame path={['background']} title={wording.background} findings={findings}>
      {(parts) => (
        <div className="ed-background">
          <Segmented
            block
            aria-label={wording.background}
            disabled={isReadOnly}
            value={kind}
            options={(Object.keys(wording.backgrounds) as Kind[]).map((name) => ({
              value: name,
              label: wording.backgrounds[name],
            }))}
            onChange={(next) => {
              setChosen(next)
              // A colour is not an address, nor the other way round.
              if (next !== kindOf(value)) set({ background: '' })
            }}
          />
          {kind !== 'none' && (
            <FieldInput
              {...parts}
              field={field}
              value={kind === kindOf(value) ? value : ''}
              isMixed={false}
              isDisabled={isReadOnly}
              linkHosts={linkHosts}
              onWrite={(next) => set({ background: String(next ?? '') })}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

function kindOf(background: string): Kind {
  if (background === '') return 'none'
  return isColor(background) ? 'colour' : 'image'
}
