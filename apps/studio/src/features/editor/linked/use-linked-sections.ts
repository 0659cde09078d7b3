import { useQuery } from '@tanstack/react-query'
import { walkBlocks } from '@yingzao/schema/client'
import { useEffect, useMemo } from 'react'
import { studioQuery } from '../../../state/queries'
import { useSession, useTree } from '../session/session-context'

/** As many as one call takes. A page holds fewer. */
const MOST = 100

/** Keeps the session informed of the sections that its page links, also when a colleague changes or deletes one. */
export function useLinkedSections(): void {
  const { links } = useSession()
  const { page } = useTree()
  const joined = useMemo(() => sectionsOf(page).join(' '), [page])
  const sections = useMemo(() => joined.split(' ').filter(Boolean), [joined])
  const { data } = useQuery({
    ...studioQuery('sectionLinked', { sections }),
    enabled: sections.length > 0,
    refetchOnWindowFocus: true,
  })
  useEffect(() => {
    if (data) links.take(sections, data.list)
  }, [data, links, sections])
}

function sectionsOf(page: Parameters<typeof walkBlocks>[0]): string[] {
  const found = Array.from(walkBlocks(page), ({ block }) => block.common.linked?.section)
  return [...new Set(found)]
    .filter((section) => section !== undefined)
    .sort()
    .slice(0, MOST)
}
