import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { studioQuery } from '../../../state/queries'
import { ProblemNote } from '../../../ui/problem-note'
import {
  FIRST_SIMULATION,
  PageFrame,
  type PreviewWidth,
  SimulationBar,
  usualWidth,
  WidthBar,
} from '../../preview'
import { compareDocuments, LookPair } from '../../versions'
import type { ReviewDetail } from '../approval-rows'
import { wording } from '../wording'

const words = wording.desk

type Look = 'page' | 'marks'

/**
 * What is to be approved next to what is published now, in each place and width, or with the differences marked. Both
 * keep the links they were first rendered with, as every answer brings new ones, which would reload them.
 */
export function DeskFrames({ detail: newest }: { detail: ReviewDetail }) {
  const [detail] = useState(newest)
  const [look, setLook] = useState<Look>('page')
  const [simulation, setSimulation] = useState(FIRST_SIMULATION)
  const [chosenWidth, setChosenWidth] = useState<PreviewWidth>()
  const width = chosenWidth ?? usualWidth(simulation.place)
  const { submission, base, preview } = detail
  const frame = useRef<HTMLIFrameElement>(null)
  const shared = { title: submission.title, width, simulation }
  const round = JSON.stringify(simulation)
  return (
    <>
      <div className="ap-choices">
        {base && (
          <Segmented<Look>
            aria-label={words.look}
            value={look}
            onChange={setLook}
            options={[
              { value: 'page', label: words.page },
              { value: 'marks', label: words.marks },
            ]}
          />
        )}
        {look === 'page' && (
          <>
            <SimulationBar
              value={simulation}
              onChange={(chosen) => {
                setSimulation(chosen)
                // A page that moves to a desktop, or away from one, is shown in the usual width there.
                if (usualWidth(chosen.place) !== usualWidth(simulation.place)) setChosenWidth(undefined)
              }}
            />
            <WidthBar value={width} onChange={setChosenWidth} />
          </>
        )}
      </div>
      {look === 'marks' && base ? (
        <Marked detail={detail} base={base} />
      ) : (
        <div className="ap-pair">
          <figure>
            <figcaption>
              <strong>{words.named(words.submitted, submission.version)}</strong>
              <Button size="small" type="link" href={preview.url} target="_blank" rel="noreferrer">
                {words.phone}
              </Button>
            </figcaption>
            <PageFrame key={round} frame={frame} page={preview.frame_url} link={preview.url} {...shared} />
          </figure>
          <figure>
            {base ? (
              <Live code={submission.code} base={base} round={round} {...shared} />
            ) : (
              <p className="st-empty">{words.nothingLive}</p>
            )}
          </figure>
        </div>
      )}
    </>
  )
}

type Base = NonNullable<ReviewDetail['base']>

function baseName({ is_published, version }: Base): string {
  return words.named(is_published ? words.live : words.approvedBefore, version)
}

interface LiveProps extends Omit<Parameters<typeof PageFrame>[0], 'frame' | 'page' | 'link'> {
  code: string
  base: Base
  round: string
}

/** What visitors have now, in the same place and width. */
function Live({ code, base, round, ...shared }: LiveProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const link = useQuery({
    ...studioQuery('previewLink', { code, version: base.version }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <figcaption>
        <strong>{baseName(base)}</strong>
      </figcaption>
      {link.data && (
        <PageFrame key={round} frame={frame} page={link.data.frame_url} link={link.data.url} {...shared} />
      )}
      {!link.data && link.error && <ProblemNote problem={link.error} retry={() => void link.refetch()} />}
    </>
  )
}

function Marked({ detail: { submission, document }, base }: { detail: ReviewDetail; base: Base }) {
  const { diff } = useMemo(() => compareDocuments(base.document, document), [base.document, document])
  return (
    <div className="ap-marks">
      <LookPair
        older={{ name: baseName(base), look: base.look }}
        newer={{ name: words.named(words.submitted, submission.version), look: submission.look }}
        diff={diff}
      />
    </div>
  )
}
