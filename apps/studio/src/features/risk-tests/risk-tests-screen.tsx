import './risk-tests.css'
import '../../ui/list/list.css'
import { Segmented } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { Screen } from '../../ui/screen'
import { LevelSummary } from './level-summary'
import { TestList } from './test-list'
import { VersionList } from './version-list'
import { wording } from './wording'

const words = wording.views

type View = 'results' | 'versions'

/** Who may buy what: the tests that were taken, and the questionnaire behind them. */
export function RiskTestsScreen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view: View = search.get('view') === 'versions' ? 'versions' : 'results'
  const show = (next: View) => void navigate({ search: next === 'versions' ? 'view=versions' : '' })
  return (
    <Screen title={wording.title} about={wording.about}>
      <LevelSummary onWrite={() => show('versions')} />
      <Segmented<View>
        className="rt-views"
        aria-label={words.label}
        options={[
          { value: 'results', label: words.results },
          { value: 'versions', label: words.versions },
        ]}
        value={view}
        onChange={show}
      />
      {view === 'results' ? <TestList /> : <VersionList />}
    </Screen>
  )
}
