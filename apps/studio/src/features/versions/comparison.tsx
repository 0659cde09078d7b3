import { Segmented, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { ProblemNote } from '../../ui/problem-note'
import { compareDocuments } from './compare-documents'
import { Differences } from './differences'
import { LookPair } from './look-pair'
import type { Pair, Pick } from './pick'
import { type Draft, useDocument, type VersionRow } from './use-versions'
import { pickName } from './version-words'
import { wording } from './wording'

type Way = 'fields' | 'looks'

interface ComparisonProps {
  code: string
  pair: Pair | undefined
  draft: Draft
  versions: readonly VersionRow[]
}

/** Two versions of a page: what differs in words, and how they look. */
export function Comparison({ pair, ...props }: ComparisonProps) {
  if (!pair) return <p className="st-empty">{wording.onlyOne}</p>
  if (pair.older === pair.newer) return <p className="st-empty">{wording.chooseTwo}</p>
  return <OfTwo key={`${pair.older} ${pair.newer}`} pair={pair} {...props} />
}

function OfTwo({ code, pair, draft, versions }: ComparisonProps & { pair: Pair }) {
  const [way, setWay] = useState<Way>('fields')
  const older = useDocument(code, pair.older, draft)
  const newer = useDocument(code, pair.newer, draft)
  const compared = useMemo(() => {
    if (!older.document || !newer.document) return undefined
    return compareDocuments(older.document, newer.document)
  }, [older.document, newer.document])
  const problem = older.error ?? newer.error
  const lookOf = (pick: Pick) =>
    pick === 'draft' ? draft.page.look : versions.find(({ version }) => version === pick)?.look
  return (
    <>
      <div className="vs-head">
        <h2>{wording.compare(pickName(pair.older), pickName(pair.newer))}</h2>
        <Segmented<Way>
          aria-label={wording.ways}
          value={way}
          onChange={setWay}
          options={[
            { value: 'fields', label: wording.fields },
            { value: 'looks', label: wording.looks },
          ]}
        />
      </div>
      {compared ? (
        way === 'fields' ? (
          <Differences {...compared} />
        ) : (
          <LookPair
            older={{ name: pickName(pair.older), look: lookOf(pair.older) }}
            newer={{ name: pickName(pair.newer), look: lookOf(pair.newer) }}
            diff={compared.diff}
          />
        )
      ) : problem ? (
        <ProblemNote problem={problem} retry={() => void Promise.all([older.refetch(), newer.refetch()])} />
      ) : (
        <Skeleton active className="vs-waiting" paragraph={{ rows: 8 }} />
      )}
    </>
  )
}
