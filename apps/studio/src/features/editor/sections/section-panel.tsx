import './sections.css'
import { SaveOutlined, SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { type SectionKind, sectionKinds } from '@yingzao/contract/studio'
import { Button, Input, Skeleton } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { studioQuery } from '../../../state/queries'
import { FilterChips } from '../../../ui/filter-chips'
import { ProblemNote } from '../../../ui/problem-note'
import { startFetchedDrag } from '../canvas/drag/start-drag'
import { useCommandContext } from '../commands/command-context'
import { useSelection, useSession, useTree } from '../session/session-context'
import { findSections, type Shelf, type ShownSection, shownSections } from './find-sections'
import { SectionCard } from './section-card'
import { useInsertSection } from './use-insert-section'
import { useOwnSectionMenu } from './use-own-section-menu'
import { wording } from './wording'

const SHELVES: readonly Shelf[] = ['all', 'own', ...sectionKinds]

/** Tokens for previewing sections expire after half an hour. */
const RIGHTS_END = 25 * 60_000

/** Ready-made parts of pages, to be inserted into this one. */
export function SectionPanel() {
  const { isReadOnly, specs, companyTheme } = useSession()
  const { ui } = useCommandContext()
  const { ids } = useSelection()
  const theme = useTree().page.extra.theme ?? companyTheme
  const [query, setQuery] = useState('')
  const [shelf, setShelf] = useState<Shelf>('all')
  const list = useQuery({ ...studioQuery('sectionList', {}), refetchInterval: RIGHTS_END })
  const { busy, insert } = useInsertSection()
  const panel = useRef<HTMLElement>(null)
  const { menuOf, dialog } = useOwnSectionMenu()
  const sections = useMemo(() => (list.data ? shownSections(list.data) : []), [list.data])
  const found = useMemo(() => findSections(sections, { shelf, query }), [sections, shelf, query])
  // Another shelf is looked at from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is narrowed to changes.
  useEffect(() => {
    const scrolled = panel.current?.closest('.ed-left-body')
    if (scrolled) scrolled.scrollTop = 0
  }, [shelf, query])
  const inTheme = `&theme=${encodeURIComponent(JSON.stringify(theme))}`
  const name = specs.firstHaving('section').name

  const card = (section: ShownSection) => (
    <SectionCard
      key={section.id}
      section={section}
      look={section.look + inTheme}
      isBusy={busy === section.id}
      isReadOnly={isReadOnly}
      onInsert={() => void insert(section)}
      onLink={section.own?.is_linkable ? () => void insert(section, { isLinked: true }) : undefined}
      onPress={(event) =>
        startFetchedDrag({ title: section.title, name, drop: (at) => void insert(section, { at }) }, event)
      }
      menu={section.own && menuOf(section.own)}
    />
  )

  return (
    <section ref={panel} className="ed-sections" aria-label={wording.title}>
      <div className="ed-panel-search">
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden="true" />}
          placeholder={wording.search}
          aria-label={wording.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <FilterChips
          label={wording.kindChoice}
          choices={SHELVES}
          titleOf={titleOf}
          chosen={shelf}
          onChoose={setShelf}
        />
      </div>
      {isReadOnly ? (
        <p className="ed-panel-note">{wording.readOnly}</p>
      ) : (
        <p className="ed-panel-note">
          <Button
            size="small"
            icon={<SaveOutlined aria-hidden="true" />}
            disabled={ids.length === 0}
            onClick={() => ui.set({ dialog: 'keepSection' })}
          >
            {wording.keep.open}
          </Button>
        </p>
      )}
      {list.isPending && <Skeleton active className="ed-panel-note" />}
      {list.isError && <ProblemNote problem={list.error} retry={() => void list.refetch()} />}
      {list.data && found.length === 0 && <Nothing shelf={shelf} query={query} />}
      {shelf === 'all' && query.trim() === '' ? (
        byKind(found).map(({ key, title, sections: inKind }) => (
          <section key={key} aria-label={title}>
            <h2>{title}</h2>
            <ul className="ed-section-cards">{inKind.map(card)}</ul>
          </section>
        ))
      ) : (
        <ul className="ed-section-cards">{found.map(card)}</ul>
      )}
      {dialog}
    </section>
  )
}

function titleOf(shelf: Shelf): string {
  return shelf === 'all' ? wording.all : shelf === 'own' ? wording.own : wording.kinds[shelf]
}

function byKind(sections: readonly ShownSection[]) {
  const shelves: { key: Shelf; title: string; sections: ShownSection[] }[] = [
    { key: 'own', title: wording.own, sections: sections.filter(({ own }) => own) },
    ...sectionKinds.map((kind: SectionKind) => ({
      key: kind,
      title: wording.kinds[kind],
      sections: sections.filter((section) => !section.own && section.kind === kind),
    })),
  ]
  return shelves.filter((each) => each.sections.length > 0)
}

function Nothing({ shelf, query }: { shelf: Shelf; query: string }) {
  const isOwn = shelf === 'own' && query.trim() === ''
  return (
    <div className="ed-panel-empty" role="status">
      <strong>{isOwn ? wording.noOwn : wording.none(query.trim())}</strong>
      <p>{isOwn ? wording.noOwnText : wording.noneText}</p>
    </div>
  )
}
