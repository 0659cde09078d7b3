import { explained } from '../../../ui/joined'
import './find.css'
import { SearchOutlined } from '@ant-design/icons'
import { pathText } from '@yingzao/editor-core'
import { Alert, Button, Checkbox, Input } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEditorUi } from '../session/editor-ui'
import { revealField } from '../session/reveal'
import { useRun, useSession, useTree } from '../session/session-context'
import { importedKinds, type PageText, pageTexts } from './page-texts'
import { replaceWords } from './replace-words'
import { type Found, findIn, type Search } from './text-search'
import { wording } from './wording'

/** A text that contains the words, and where. */
interface Hit {
  text: PageText
  places: readonly Found[]
}

/** Finds words in all texts of the page, and replaces them with others. */
export function FindPanel() {
  const session = useSession()
  const ui = useEditorUi()
  const run = useRun()
  const { page } = useTree()
  const [words, setWords] = useState('')
  const [by, setBy] = useState('')
  const [matchesCase, setMatchesCase] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  // Typing does not wait for the search through a large page.
  const sought = useDeferredValue(words)
  const search = useMemo(() => ({ words: sought, matchesCase }), [sought, matchesCase])
  const texts = useMemo(() => pageTexts(page, session), [page, session])
  const imported = useMemo(() => importedKinds(page, session), [page, session])
  const hits = useMemo(() => hitsOf(texts, search), [texts, search])
  const count = countOf(hits)

  const replace = (meant: readonly Hit[], only?: number) => {
    const { linkHosts } = session
    const outcome = replaceWords({ texts: meant.map(({ text }) => text), search, by, only, linkHosts })
    setRefused(outcome.refused.map((text) => whereOf(text, session)))
    if (!outcome.command || !run(outcome.command, undefined).ok) return
    const done = meant.filter(({ text }) => !outcome.refused.includes(text))
    ui.notify(wording.replaced(only === undefined ? countOf(done) : 1))
  }

  return (
    <section className="ed-find" aria-label={wording.title}>
      <div className="ed-find-form">
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden="true" />}
          placeholder={wording.words}
          aria-label={wording.words}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setRefused([])
          }}
        />
        {!session.isReadOnly && (
          <Input
            allowClear
            placeholder={wording.by}
            aria-label={wording.by}
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
        )}
        <Checkbox checked={matchesCase} onChange={({ target }) => setMatchesCase(target.checked)}>
          {wording.matchesCase}
        </Checkbox>
      </div>
      {refused.length > 0 && <Alert type="warning" showIcon title={wording.refused(refused)} />}
      <p className="ed-find-count" role="status">
        {sought !== '' && count > 0 && wording.found(count, hits.length)}
      </p>
      {count === 0 ? (
        <Nothing words={sought} />
      ) : (
        <>
          {!session.isReadOnly && (
            <Button block onClick={() => replace(hits)}>
              {by === '' ? wording.removeAll(count) : wording.replaceAll(count)}
            </Button>
          )}
          <ul className="ed-find-list" aria-label={wording.list}>
            {hits.map((hit) => (
              <HitRow
                key={`${hit.text.blockId} ${pathText(hit.text.path)}`}
                hit={hit}
                onReplace={session.isReadOnly ? undefined : (number) => replace([hit], number)}
              />
            ))}
          </ul>
        </>
      )}
      {imported.length > 0 && <p className="ed-find-apart">{wording.imported(imported)}</p>}
    </section>
  )
}

function Nothing({ words }: { words: string }) {
  if (words === '') return <p className="ed-panel-note">{wording.hint}</p>
  return (
    <div className="ed-panel-empty">
      <strong>{wording.none(words)}</strong>
      <p>{wording.noneText}</p>
    </div>
  )
}

function HitRow({ hit, onReplace }: { hit: Hit; onReplace: ((number: number) => void) | undefined }) {
  const session = useSession()
  const { text, places } = hit
  const where = whereOf(text, session)
  const goTo = () => revealField(session, { blockId: text.blockId, path: pathText(text.path) })
  return (
    <li>
      <span className="ed-find-where">{where}</span>
      {places.map(({ number, before, words, after }) => (
        <div key={number} className="ed-find-place">
          <button
            type="button"
            aria-label={explained(wording.goTo(where), `${before}${words}${after}`)}
            onClick={goTo}
          >
            {before}
            <mark>{words}</mark>
            {after}
          </button>
          {onReplace && (
            <Button
              size="small"
              type="text"
              aria-label={wording.replaceAt(where)}
              onClick={() => onReplace(number)}
            >
              {wording.replace}
            </Button>
          )}
        </div>
      ))}
    </li>
  )
}

function hitsOf(texts: readonly PageText[], search: Search): Hit[] {
  return texts
    .map((text) => ({ text, places: findIn(text.text, search, text.isHtml) }))
    .filter(({ places }) => places.length > 0)
}

function countOf(hits: readonly Hit[]): number {
  return hits.reduce((sum, { places }) => sum + places.length, 0)
}

/** 按钮 · 文字 */
function whereOf({ blockId, title }: PageText, { editor, catalogue }: ReturnType<typeof useSession>): string {
  if (blockId === null) return `${wording.page} · ${title}`
  const name = editor.tree.index.get(blockId)?.block.name ?? ''
  return `${catalogue.titleOf(name) ?? name} · ${title}`
}
