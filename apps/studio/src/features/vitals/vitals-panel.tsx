import './vitals.css'
import { useQuery } from '@tanstack/react-query'
import { VITAL_NAMES } from '@yingzao/contract/studio'
import { Card } from 'antd'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { specs } from '../../ui/said/specs'
import { PageWeight } from './page-weight'
import { VitalTable } from './vital-table'
import { shareText, vitalText } from './vital-text'
import { VitalTile } from './vital-tile'
import { wording } from './wording'

interface VitalsPanelProps {
  code: string
  /** First and last day, as `2026-11-21`. */
  from: string
  to: string
}

/** How fast a page is for its visitors: a tile for each figure, and the same by container, version and day. */
export function VitalsPanel(asked: VitalsPanelProps) {
  const { data, error, refetch } = useQuery(studioQuery('reportVitals', asked))
  return (
    <Card className="vt-panel" loading={!data && !error}>
      <h2>
        {wording.title} <span className="st-soft">{wording.about}</span>
      </h2>
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {data && !error && <Figures {...data} />}
    </Card>
  )
}

function Figures({ totals, containers, versions, days, lcp_blocks, weight }: Answer<'reportVitals'>) {
  if (totals.views === 0) return <p className="st-empty">{wording.nobody}</p>
  return (
    <>
      <div className="vt-tiles">
        {VITAL_NAMES.map((name) => (
          <VitalTile key={name} name={name} vital={totals[name]} />
        ))}
      </div>
      <p className="vt-coverage st-soft">
        {wording.coverage(totals.views, totals.measured, shareText(totals.share))}
      </p>
      {lcp_blocks.length > 0 && (
        <p className="vt-coverage st-soft">
          {wording.blocks(
            lcp_blocks.map(({ block_id, block, measured, p75 }) =>
              wording.block(blockName(block), block_id, measured, vitalText('lcp', p75)),
            ),
          )}
        </p>
      )}
      {weight && <PageWeight weight={weight} />}
      {totals.measured > 0 && <Tables containers={containers} versions={versions} days={days} />}
    </>
  )
}

/** The name of a block in the palette. */
function blockName(name: string): string {
  return specs.find(name)?.title ?? wording.blockGone
}

function Tables({
  containers,
  versions,
  days,
}: Pick<Answer<'reportVitals'>, 'containers' | 'versions' | 'days'>) {
  return (
    <>
      <VitalTable
        title={wording.containers}
        of={wording.container}
        rows={containers.map(({ container, ...row }) => ({
          ...row,
          name: container === null ? wording.untold : wording.containerTitles[container],
        }))}
      />
      <VitalTable
        title={wording.versions}
        of={wording.version}
        rows={versions.map(({ version, ...row }) => ({ ...row, name: wording.versionName(version) }))}
      />
      <VitalTable
        title={wording.days}
        of={wording.day}
        rows={days.map(({ day, ...row }) => ({ ...row, name: day }))}
      />
    </>
  )
}
