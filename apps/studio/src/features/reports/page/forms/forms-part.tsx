import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Skeleton, type TableColumnsType } from 'antd'
import type { Answer } from '../../../../state/calls'
import { studioQuery } from '../../../../state/queries'
import { ListTable } from '../../../../ui/list/list-table'
import { ProblemNote } from '../../../../ui/problem-note'
import { Part } from '../../parts/part'
import { ShareBar } from '../../parts/share-bar'
import { wording } from '../../wording'
import { blockTitle } from '../../words/block-title'
import { codeText } from '../../words/code-words'
import { countText, partText } from '../../words/numbers'
import { isOthers, othersLast } from '../../words/other-blocks'
import type { PageWanted } from '../use-page-report'

const words = wording.forms

type Form = Answer<'reportForms'>['forms'][number]
type Step = Form['steps'][number] & { before: number }
type Stop = Form['stops'][number] & { key: string }

/** How far visitors got in the forms of the page, and why they stopped. */
export function FormsPart({ wanted }: { wanted: PageWanted }) {
  const { data, error, refetch } = useQuery({
    ...studioQuery('reportForms', wanted),
    placeholderData: keepPreviousData,
  })
  if (error && !data)
    return (
      <Part title={words.title}>
        <ProblemNote problem={error} retry={() => void refetch()} />
      </Part>
    )
  if (!data)
    return (
      <Part title={words.title}>
        <Skeleton active paragraph={{ rows: 4 }} />
      </Part>
    )
  if (data.forms.length === 0)
    return (
      <Part title={words.title}>
        <p className="st-empty">{words.none}</p>
      </Part>
    )
  return othersLast(data.forms).map((form) => <FormFunnel key={form.block_id} form={form} />)
}

function FormFunnel({ form }: { form: Form }) {
  const { block_id, block, steps, stops } = form
  const seen = steps[0]?.views ?? 0
  const stored = steps.at(-1)?.views ?? 0
  const rows = steps.map((step, index) => ({ ...step, before: steps[index - 1]?.views ?? 0 }))
  return (
    <Part
      isTable
      title={words.titleOf(blockTitle(block))}
      about={`${isOthers(form) ? wording.otherBlocks.about : block_id} · ${words.rate(partText(stored, seen))}`}
    >
      <div className="rp-form">
        <div className="rp-wide">
          <ListTable<Step, Step['step']> rowKey="step" columns={stepColumns(seen)} rows={rows} />
        </div>
        <div className="rp-wide">
          <ListTable<Stop, string>
            rowKey="key"
            columns={stopColumns(seen, (code) =>
              isOthers(form) ? wording.otherBlocks.reason : codeText(code),
            )}
            rows={stops.map((stop) => ({ ...stop, key: `${stop.after} ${stop.code}` }))}
            empty={words.noStops}
          />
        </div>
      </div>
    </Part>
  )
}

function stepColumns(seen: number): TableColumnsType<Step> {
  return [
    { title: words.step, render: (_, { step }) => words.steps[step] },
    {
      title: words.views,
      align: 'right',
      render: (_, { views }) => <span className="st-number">{countText(views)}</span>,
    },
    { title: words.ofFirst, width: 150, render: (_, { views }) => <ShareBar part={views} all={seen} /> },
    {
      title: words.ofBefore,
      align: 'right',
      render: (_, { step, views, before }) => (
        <span className="st-number">{step === 'seen' ? '' : partText(views, before)}</span>
      ),
    },
  ]
}

function stopColumns(seen: number, reasonOf: (code: Stop['code']) => string): TableColumnsType<Stop> {
  return [
    { title: words.after, render: (_, { after }) => words.steps[after] },
    { title: words.reason, render: (_, { code }) => reasonOf(code) },
    {
      title: words.stopped,
      align: 'right',
      render: (_, { views }) => <span className="st-number">{countText(views)}</span>,
    },
    {
      title: words.share,
      align: 'right',
      render: (_, { views }) => <span className="st-number">{partText(views, seen)}</span>,
    },
  ]
}
