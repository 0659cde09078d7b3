import { MOST_TAKEN_DOWN, studioOperations } from '@yingzao/contract/studio'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { wording } from '../wording'
import { TakeDownTogether } from './take-down-together'
import type { FailingPage } from './trial'

const words = wording.trial
/** How many findings are shown per page; the page itself has all. */
const SHOWN = 3

/** The pages that would fail, with their findings, to be selected and taken down together. */
export function FailingPages({ pages, count }: { pages: readonly FailingPage[]; count: number }) {
  const mayTakeDown = mayCall(useMember(), studioOperations.pagesTakeDown)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const choose = (code: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(code)
    else next.delete(code)
    setChosen(next)
  }
  // Pages that were taken down are no longer in the list.
  const wanted = pages.filter(({ code }) => chosen.has(code)).slice(0, MOST_TAKEN_DOWN)
  return (
    <>
      <p>{words.failing(count)}</p>
      {count > pages.length && <p className="st-soft">{words.shown(pages.length)}</p>}
      <ul className="wl-list">
        {pages.map((page) => (
          <li key={page.code}>
            {mayTakeDown && (
              <Checkbox
                aria-label={words.selectOf(page.title)}
                checked={chosen.has(page.code)}
                onChange={({ target }) => choose(page.code, target.checked)}
              />
            )}
            <div className="wl-word">
              <strong>{page.title}</strong> <span className="st-soft">{page.code}</span>
              {!page.is_shown && <span className="st-soft"> · {words.stale}</span>}
              <ul className="wl-problems">
                {page.findings.slice(0, SHOWN).map(({ rule, path, message }) => (
                  <li key={`${rule} ${path}`}>
                    {message} <span className="st-soft">{path}</span>
                  </li>
                ))}
                {page.findings.length > SHOWN && <li>{words.more(page.findings.length - SHOWN)}</li>}
              </ul>
            </div>
            <Link to={`/pages/${page.code}/edit`} aria-label={words.openOf(page.title)}>
              {words.open}
            </Link>
          </li>
        ))}
      </ul>
      {mayTakeDown && (
        <Button danger disabled={wanted.length === 0} onClick={() => setAsking(true)}>
          {words.takeDown(wanted.length)}
        </Button>
      )}
      {isAsking && (
        <TakeDownTogether
          pages={wanted}
          onDone={() => setChosen(new Set())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
