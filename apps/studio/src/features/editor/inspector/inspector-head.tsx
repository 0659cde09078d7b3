import { inList } from '../../../ui/joined'
import { useBlockFindings } from '../checks/use-findings'
import { revealField } from '../session/reveal'
import { useSession } from '../session/session-context'
import { wording } from './wording'

/** Which block it is, and a link to the first thing that is wrong with it. */
export function InspectorHead({ ids, names }: { ids: readonly string[]; names: readonly string[] }) {
  const session = useSession()
  const [id = ''] = ids
  const findings = useBlockFindings(ids.length === 1 ? id : undefined)
  const wrong = findings.filter(({ severity }) => severity !== 'info')
  const first = wrong.find(({ severity }) => severity === 'error') ?? wrong[0]
  const titles = [...new Set(names)].map((name) => session.catalogue.titleOf(name) ?? name)
  return (
    <header className="ed-inspector-head">
      <h2>{ids.length > 1 ? wording.many(ids.length) : titles[0]}</h2>
      {ids.length > 1 ? <p className="st-soft">{wording.manyHint(inList(titles))}</p> : <code>{id}</code>}
      {first && (
        <button
          type="button"
          className="ed-inspector-wrong"
          data-severity={first.severity}
          onClick={() => revealField(session, { blockId: id, path: first.at })}
        >
          {wording.problems(wrong.length)}
        </button>
      )}
    </header>
  )
}
