import './preview.css'
import { ArrowLeftOutlined, ReloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { onDraftSaved } from '../../state/draft-news'
import { studioQuery } from '../../state/queries'
import { PageTitle } from '../../ui/page-title'
import { ProblemNote } from '../../ui/problem-note'
import { useFocusOnce } from '../../ui/use-focus-once'
import { JournalPanel } from './journal-panel'
import { PageFrame } from './page-frame'
import { PhonePanel } from './phone-panel'
import { FIRST_SIMULATION } from './simulation'
import { SimulationBar } from './simulation-bar'
import { useJournal } from './use-journal'
import { WidthBar } from './width-bar'
import { type PreviewWidth, usualWidth } from './widths'
import { wording } from './wording'

/** The draft of a page as visitors will get it, in every container that they may open it in. */
export function PreviewScreen() {
  const { code = '' } = useParams()
  const [search] = useSearchParams()
  const heading = useFocusOnce<HTMLHeadingElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [simulation, setSimulation] = useState(FIRST_SIMULATION)
  const [chosenWidth, setChosenWidth] = useState<PreviewWidth>()
  const width = chosenWidth ?? usualWidth(simulation.place)
  const [round, setRound] = useState(0)
  const page = useQuery(studioQuery('pageDetail', { code }))
  // An open frame continues with the link it was opened with; only a person asks for a new one.
  const link = useQuery({
    ...studioQuery('previewLink', { code }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { entries, clear } = useJournal(frame, link.data?.frame_url)
  useEffect(() => onDraftSaved(code, () => setRound((before) => before + 1)), [code])
  const title = page.data?.page.title ?? code
  return (
    <div className="pv">
      <PageTitle title={wording.title(title)} />
      <header className="pv-bar">
        <Tooltip title={wording.backToEdit} placement="bottomLeft">
          <Link className="ed-bar-back" to={`/pages/${code}/edit`} aria-label={wording.backToEdit}>
            <ArrowLeftOutlined aria-hidden="true" />
          </Link>
        </Tooltip>
        <h1 ref={heading} tabIndex={-1} title={title}>
          {wording.title(title)}
        </h1>
        <SimulationBar
          value={simulation}
          onChange={(chosen) => {
            clear()
            setSimulation(chosen)
            // A page that moves to or from a desktop is shown at the usual width there.
            if (usualWidth(chosen.place) !== usualWidth(simulation.place)) setChosenWidth(undefined)
          }}
        />
        <Button icon={<ReloadOutlined aria-hidden="true" />} onClick={() => setRound(round + 1)}>
          {wording.refresh}
        </Button>
      </header>
      <main className="pv-main">
        {search.has('unsaved') && <Alert banner type="warning" title={wording.notSaved} closable />}
        <WidthBar value={width} onChange={setChosenWidth} />
        {link.data && (
          <PageFrame
            key={`${JSON.stringify(simulation)}${round}${link.data.url}`}
            frame={frame}
            page={link.data.frame_url}
            link={link.data.url}
            title={title}
            width={width}
            simulation={simulation}
          />
        )}
        {!link.data && link.error && <ProblemNote problem={link.error} retry={() => void link.refetch()} />}
      </main>
      <aside className="pv-side">
        <p className="pv-about">{wording.about}</p>
        <JournalPanel entries={entries} onClear={clear} />
        <PhonePanel link={link} />
      </aside>
    </div>
  )
}
