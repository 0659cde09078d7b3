import './contracts.css'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { StatusMark } from '../../ui/status-mark'
import { ContractForm } from './contract-form'
import { type ContractDetail, TONES, type VersionRow } from './contract-rows'
import { PreviewDialog } from './preview-dialog'
import { usePublish } from './use-publish'
import { wording } from './wording'

const words = wording.detail

/** A contract with its products and versions, next to the list. */
export function ContractDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(studioQuery('contractRead', { contract_id: id }))
  return (
    <DetailDrawer
      width={640}
      title={query.data?.title ?? words.title}
      extra={<span className="st-soft">{id}</span>}
      query={query}
      onClose={onClose}
    >
      {(data) => (
        <div className="st-contract">
          <Products detail={data} />
          <Versions detail={data} />
        </div>
      )}
    </DetailDrawer>
  )
}

function Products({ detail: { products } }: { detail: ContractDetail }) {
  return (
    <section className="st-part">
      <h3>{words.products}</h3>
      {products.length === 0 && <p className="st-soft">{words.noProducts}</p>}
      <ul>
        {products.map(({ shop_product_id, name }) => (
          <li key={shop_product_id}>
            <Link to={`/products?product=${shop_product_id}`}>{name}</Link>{' '}
            <span className="st-soft st-number">{shop_product_id}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Versions({ detail }: { detail: ContractDetail }) {
  const mayWrite = mayCall(useMember(), studioOperations.contractSave)
  const [shown, setShown] = useState<VersionRow>()
  const [isEditing, setEditing] = useState(false)
  const publish = usePublish(detail)
  const draft = detail.versions.find(({ state }) => state === 'draft')
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{words.versions}</h3>
        {mayWrite && (
          <Button size="small" onClick={() => setEditing(true)}>
            {draft ? words.edit : words.next}
          </Button>
        )}
      </div>
      <ul className="st-contract-versions">
        {detail.versions.map((version) => (
          <li key={version.version}>
            <div>
              <p>
                <strong>{wording.version(version.version)}</strong>{' '}
                <StatusMark tone={TONES[version.state]}>{wording.states[version.state]}</StatusMark>
              </p>
              <p className="st-soft">
                {version.published_at === null
                  ? words.changedAt(dateTimeText(version.updated_at))
                  : `${words.publishedBy(dateTimeText(version.published_at), version.published_by)} · ${words.signedTimes(version.signed)}`}
              </p>
            </div>
            <div className="st-contract-acts">
              <Button
                size="small"
                aria-label={words.showNamed(version.version)}
                onClick={() => setShown(version)}
              >
                {words.show}
              </Button>
              {version.state === 'draft' && mayWrite && (
                <Button
                  size="small"
                  type="primary"
                  loading={publish.isPending}
                  onClick={() => publish.ask(version)}
                >
                  {words.publish}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {shown && <PreviewDialog texts={shown} onClose={() => setShown(undefined)} />}
      {isEditing && <ContractForm contract={detail} onClose={() => setEditing(false)} />}
    </section>
  )
}
