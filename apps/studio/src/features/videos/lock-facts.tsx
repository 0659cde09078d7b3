import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import type { VideoDetail } from './video-rows'
import { wording } from './wording'

const words = wording.detail

/** For whom a lesson is locked, with the names of what unlocks it. */
export function LockFacts({ lock: { kind, ids, url } }: { lock: VideoDetail['lock'] }) {
  return (
    <>
      <dt>{wording.columns.lock}</dt>
      <dd>
        {wording.locks[kind]}
        {kind === 'buy' && <ProductNames ids={ids} />}
        {kind === 'rule' && <RuleNames ids={ids} />}
      </dd>
      {(kind === 'buy' || kind === 'rule') && (
        <>
          <dt>{words.lockUrl}</dt>
          <dd>{url || words.noLockUrl}</dd>
        </>
      )}
    </>
  )
}

function ProductNames({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(studioQuery('productList', { limit: 100 }))
  const named = new Map(data?.list.map(({ shop_product_id, name }) => [String(shop_product_id), name]))
  return <Names ids={ids} named={named} />
}

function RuleNames({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(studioQuery('ruleNames', {}))
  return <Names ids={ids} named={new Map(data?.list.map(({ rule_id, name }) => [rule_id, name]))} />
}

function Names({ ids, named }: { ids: readonly string[]; named: ReadonlyMap<string, string> }) {
  return <>{words.anyOf(ids.map((id) => named.get(id) ?? id))}</>
}
