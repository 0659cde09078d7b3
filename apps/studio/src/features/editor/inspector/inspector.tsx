import type { BlockSpec } from '@yingzao/schema/server'
import { memo, useDeferredValue, useMemo } from 'react'
import { FieldTargetProvider } from '../fields/field-target-provider'
import { LinkedPanel } from '../linked/linked-panel'
import { useIsLocked, useLinkOf } from '../linked/use-link-of'
import { useSelection, useSession } from '../session/session-context'
import { ArrangeGroup } from './arrange-group'
import { BehaviourGroup } from './behaviour-group'
import { ConditionGroup } from './condition-group'
import { ContentGroup } from './content-group'
import { IdentityGroup } from './identity-group'
import { InspectorHead } from './inspector-head'
import { LookGroup } from './look-group'
import { NothingSelected } from './nothing-selected'
import { sharedFields } from './shared-fields'
import { StatisticsGroup } from './statistics-group'
import { wording } from './wording'

/**
 * The settings of the selection: everything that its spec declares, and what every block may have. The many fields take
 * longer to render than the page takes to change, so they follow, and until then those of the previous block accept no
 * input.
 */
export function Inspector() {
  const { ids } = useSelection()
  const shown = useDeferredValue(ids)
  return (
    <div inert={shown !== ids}>
      {shown.length === 0 ? <NothingSelected /> : <Selected key={shown.join(' ')} ids={shown} />}
    </div>
  )
}

const Selected = memo(function Selected({ ids }: { ids: readonly string[] }) {
  const { editor, specs, isReadOnly } = useSession()
  const names = ids.map((id) => editor.tree.index.get(id)?.block.name ?? '')
  const found = names.map((name) => specs.find(name)).filter((spec): spec is BlockSpec => spec !== undefined)
  const target = useMemo(() => ({ ids, isDisabled: isReadOnly }), [ids, isReadOnly])
  const isKnown = found.length === names.length
  const fields = sharedFields(found)
  const part = useLinkOf(ids.length === 1 ? ids[0] : undefined)
  const isLocked = useIsLocked(ids)
  const own = new Set(found.flatMap((spec) => spec.fields.map(({ name }) => name)))
  return (
    <FieldTargetProvider target={target}>
      <div className="ed-inspector">
        <InspectorHead ids={ids} names={names} />
        {part && <LinkedPanel part={part} />}
        {isLocked && !part && <p className="ed-panel-note">{wording.someLinked}</p>}
        {!isLocked && (
          <>
            {ids.length > 1 && <ArrangeGroup />}
            {isKnown ? (
              <ContentGroup fields={fields} />
            ) : (
              <p className="ed-panel-note">{wording.unknownBlock}</p>
            )}
            <BehaviourGroup own={own} taps={found.map(({ tap }) => tap)} />
            <LookGroup isContainer={found.some((spec) => spec.children === 'blocks')} />
            <ConditionGroup />
            <StatisticsGroup own={own} />
          </>
        )}
        {ids.length === 1 && <IdentityGroup key={ids[0]} id={ids[0] ?? ''} />}
      </div>
    </FieldTargetProvider>
  )
})
