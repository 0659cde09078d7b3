import './keeping.css'
import '../../ui/list/list.css'
import { Segmented } from 'antd'
import { useState } from 'react'
import { Screen } from '../../ui/screen'
import { HoldsPart } from './holds/holds-part'
import { ReportsPart } from './reports/reports-part'
import { TermsPart } from './terms/terms-part'
import { wording } from './wording'

const VIEWS = ['terms', 'holds', 'reports'] as const
type View = (typeof VIEWS)[number]

/** How long records are kept, what must not be deleted, and what was deleted. */
export function KeepingScreen() {
  const [view, setView] = useState<View>('terms')
  return (
    <Screen title={wording.title} about={wording.about}>
      <Segmented<View>
        className="kp-views"
        aria-label={wording.views}
        options={VIEWS.map((value) => ({ value, label: wording.tabs[value] }))}
        value={view}
        onChange={setView}
      />
      {view === 'terms' && <TermsPart />}
      {view === 'holds' && <HoldsPart />}
      {view === 'reports' && <ReportsPart />}
    </Screen>
  )
}
