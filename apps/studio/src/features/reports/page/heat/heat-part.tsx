import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Segmented, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import type { Answer } from '../../../../state/calls'
import { studioQuery } from '../../../../state/queries'
import { ProblemNote } from '../../../../ui/problem-note'
import { Part } from '../../parts/part'
import { wording } from '../../wording'
import { blockTitle } from '../../words/block-title'
import { shareText } from '../../words/numbers'
import { isOthers, othersLast } from '../../words/other-blocks'
import type { PageWanted } from '../use-page-report'
import { type BlockFigures, HEATS, type Heat, heatStep, mostOf, seenShare, tapRate } from './heat'
import { HeatFrame, type HeatMark } from './heat-frame'
import { HeatLegend } from './heat-legend'
import { HeatTable, tapText, useShownRow } from './heat-table'
import type { PlacedBlock } from './measure-blocks'
import { useDrawnVersion } from './use-drawn-version'

const words = wording.heat

type Report = Answer<'reportBlocks'>

/** How often each block was seen and tapped: over the page as visitors see it, and as a table. */
export function HeatPart({ wanted }: { wanted: PageWanted }) {
  const { data, error, refetch } = useQuery({
    ...studioQuery('reportBlocks', wanted),
    placeholderData: keepPreviousData,
  })
  if (data) return <Heats key={`${wanted.code} ${wanted.version}`} report={data} wanted={wanted} />
  return (
    <Part title={words.title}>
      {error ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Part>
  )
}

function Heats({ report: { blocks, views }, wanted }: { report: Report; wanted: PageWanted }) {
  const [heat, setHeat] = useState<Heat>('seen')
  const [marked, setMarked] = useState<string>()
  const [picked, setPicked] = useState<string>()
  const [placed, setPlaced] = useState<ReadonlyMap<string, PlacedBlock>>()
  const table = useRef<HTMLDivElement>(null)
  useShownRow(table, picked)
  const { drawn, isPending } = useDrawnVersion(wanted.code, wanted.version)
  const hasPicture = drawn !== undefined && placed?.size !== 0
  const standing = blocks.filter((block) => !isOthers(block))
  const most = mostOf(heat, standing)
  if (blocks.length === 0)
    return (
      <Part title={words.title}>
        <p className="st-empty">{words.none}</p>
      </Part>
    )
  return (
    <Part
      isTable
      title={words.title}
      about={
        drawn &&
        hasPicture &&
        words.version(drawn.version, drawn.is_published) +
          (wanted.version === undefined ? words.allVersions : '')
      }
      actions={
        hasPicture && (
          <Segmented<Heat>
            aria-label={words.colour}
            value={heat}
            options={HEATS.map((value) => ({ value, label: words.heats[value] }))}
            onChange={setHeat}
          />
        )
      }
    >
      {!isPending && !hasPicture && <p className="rp-heat-note">{words.noPicture}</p>}
      <div className={hasPicture ? 'rp-heat' : undefined}>
        {hasPicture && (
          <div className="rp-heat-side">
            <HeatLegend heat={heat} most={most} />
            <HeatFrame
              key={drawn.version}
              look={drawn.look}
              version={drawn.version}
              marks={marksOf(standing, views, heat, most)}
              placed={placed}
              marked={marked}
              onPlaced={setPlaced}
              onMark={setMarked}
              onPick={setPicked}
            />
          </div>
        )}
        <HeatTable
          table={table}
          blocks={inOrder(blocks, placed)}
          views={views}
          placed={placed}
          marked={marked}
          onMark={setMarked}
        />
      </div>
    </Part>
  )
}

/** In page order; what cannot be seen on the page comes last. */
function inOrder(
  blocks: readonly BlockFigures[],
  placed: ReadonlyMap<string, PlacedBlock> | undefined,
): readonly BlockFigures[] {
  if (!placed) return othersLast(blocks)
  const order = new Map([...placed.keys()].map((id, index) => [id, index]))
  const at = ({ block_id }: BlockFigures) => order.get(block_id) ?? placed.size
  return othersLast([...blocks].sort((one, other) => at(one) - at(other)))
}

function marksOf(blocks: readonly BlockFigures[], views: number, heat: Heat, most: number): HeatMark[] {
  return blocks.map((block) => {
    const seen = seenShare(block, views)
    const share = heat === 'seen' ? seen : tapRate(block)
    const seenText = seen === undefined ? '—' : shareText(seen)
    return {
      id: block.block_id,
      step: heatStep(share, most),
      label: heat === 'seen' ? `${words.exposures} ${seenText}` : `${words.clicks} ${tapText(block)}`,
      said: words.marked(blockTitle(block.block), words.label(seenText, tapText(block))),
    }
  })
}
