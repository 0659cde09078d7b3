import { studioOperations } from '@yingzao/contract/studio'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import { mayCall } from '../../../state/session'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { useMember } from '../../../ui/member-context'
import { columnTitle, kindWords } from '../column-words'
import type { SourceRow } from '../feed-rows'
import { unitText } from '../units'
import { SourceForm } from './source-form'
import { SourceMark } from './source-mark'
import { TryDialog } from './try-dialog'
import { wording } from './wording'

const words = wording.detail

/** A source with the result of its last fetch, beside the list. */
export function SourceDrawer({ source, onClose }: { source: SourceRow; onClose: () => void }) {
  const [opened, setOpened] = useState<'form' | 'try'>()
  const mayChange = mayCall(useMember(), studioOperations.feedSourceChange)
  const close = () => setOpened(undefined)
  return (
    <>
      <DetailDrawer
        width={560}
        title={source.title}
        query={{ data: source, error: null, refetch: async () => ({}) as never }}
        onClose={onClose}
      >
        {(shown) => (
          <section className="st-part">
            <div className="st-part-head">
              <h3>{words.facts}</h3>
              {mayChange && (
                <div className="fd-acts">
                  <Button size="small" onClick={() => setOpened('try')}>
                    {words.tryNow}
                  </Button>
                  <Button size="small" onClick={() => setOpened('form')}>
                    {words.change}
                  </Button>
                </div>
              )}
            </div>
            <Problem source={shown} />
            <Facts source={shown} />
          </section>
        )}
      </DetailDrawer>
      {opened === 'form' && <SourceForm source={source} onClose={close} />}
      {opened === 'try' && <TryDialog source={source} onClose={close} />}
    </>
  )
}

function Problem({ source: { problem, is_late } }: { source: SourceRow }) {
  if (problem === '' && !is_late) return null
  return (
    <Alert
      className="st-form-problem"
      type="warning"
      showIcon
      title={problem || wording.states.late}
      description={is_late && words.retry}
    />
  )
}

function Facts({ source }: { source: SourceRow }) {
  const { columns } = wording
  return (
    <dl className="st-facts">
      <dt>{columns.state}</dt>
      <dd>
        <SourceMark source={source} />
      </dd>
      <dt>{columns.kind}</dt>
      <dd>{kindWords[source.kind]}</dd>
      <dt>{words.id}</dt>
      <dd>{source.source_id}</dd>
      <dt>{words.url}</dt>
      <dd className="fd-address">{source.url}</dd>
      <dt>{columns.at}</dt>
      <dd>{wording.daily(source.fetch_at)}</dd>
      <dt>{columns.next}</dt>
      <dd className="st-number">{source.next_at ? dateTimeText(source.next_at) : wording.off}</dd>
      <dt>{columns.succeeded}</dt>
      <dd className="st-number">{source.succeeded_at ? dateTimeText(source.succeeded_at) : wording.never}</dd>
      <dt>{words.tried}</dt>
      <dd className="st-number">{source.tried_at ? dateTimeText(source.tried_at) : wording.states.new}</dd>
      <dt>{words.mapping}</dt>
      <dd>
        <Mapped source={source} />
      </dd>
    </dl>
  )
}

function Mapped({ source: { kind, mapping } }: { source: SourceRow }) {
  const mapped = Object.entries(mapping)
  if (mapped.length === 0) return words.byTitle
  return (
    <ul>
      {mapped.map(([name, told]) => {
        const { column, unit } = typeof told === 'object' && told !== null ? told : { column: told, unit: '' }
        return (
          <li key={name}>{words.mapped(columnTitle(kind, name), column ?? words.unused, unitText(unit))}</li>
        )
      })}
    </ul>
  )
}
