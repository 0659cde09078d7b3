import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { CamePart } from './came/came-part'
import { CodeDialog } from './code-dialog'
import { LinkForm } from './link-form'
import { LinkMark, LinkParams, LinkTarget, ShortAddress } from './link-parts'
import type { LinkRow } from './link-rows'
import { SwitchButton } from './switch-button'
import { wording } from './wording'

const words = wording.detail

/** A link with everything it says, next to the list. */
export function LinkDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(studioQuery('trackedLinkDetail', { link_id: id }))
  const [opened, setOpened] = useState<'form' | 'code'>()
  const mayChange = mayCall(useMember(), studioOperations.trackedLinkChange)
  const close = () => setOpened(undefined)
  return (
    <>
      <DetailDrawer width={600} title={query.data?.name ?? words.title} query={query} onClose={onClose}>
        {(link) => (
          <div className="ch-detail">
            <section className="st-part">
              <div className="st-part-head">
                <h3>{words.facts}</h3>
                <div className="ch-acts">
                  <SwitchButton link={link} />
                  {mayChange && (
                    <Button size="small" onClick={() => setOpened('form')}>
                      {words.change}
                    </Button>
                  )}
                  <Button size="small" type="primary" onClick={() => setOpened('code')}>
                    {words.code}
                  </Button>
                </div>
              </div>
              <Facts link={link} />
            </section>
            <CamePart code={link.code} />
          </div>
        )}
      </DetailDrawer>
      {opened === 'form' && query.data && <LinkForm link={query.data} onClose={close} />}
      {opened === 'code' && query.data && <CodeDialog link={query.data} onClose={close} />}
    </>
  )
}

function Facts({ link }: { link: LinkRow }) {
  const { columns } = wording
  return (
    <dl className="st-facts">
      <dt>{columns.state}</dt>
      <dd>
        <LinkMark isOff={link.is_off} />
      </dd>
      <dt>{columns.short}</dt>
      <dd>
        <ShortAddress link={link} />
      </dd>
      <dt>{columns.campaign}</dt>
      <dd>{link.campaign}</dd>
      <dt>{columns.page}</dt>
      <dd>
        <LinkTarget link={link} />
      </dd>
      {link.query !== '' && (
        <>
          <dt>{words.query}</dt>
          <dd className="ch-address">{link.query}</dd>
        </>
      )}
      <dt>{columns.params}</dt>
      <dd>
        <LinkParams link={link} />
      </dd>
      <dt>{words.leads}</dt>
      <dd>
        <div className="ch-address">{link.address}</div>
        <a href={link.short_url} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      </dd>
      <dt>{words.offTo}</dt>
      <dd>{link.off_to ?? words.samePage}</dd>
      <dt>{words.made}</dt>
      <dd>{words.madeBy(link.created_by ?? words.nobody, dateTimeText(link.created_at))}</dd>
    </dl>
  )
}
