import { useQuery } from '@tanstack/react-query'
import { callStudio } from '../../state/call-studio'
import type { Answer } from '../../state/calls'
import { useList } from '../../ui/list/use-list'
import type { Pick } from './pick'

export type VersionRow = Answer<'versionList'>['list'][number]
export type Draft = Answer<'pageDetail'>

/** The versions of a page, newest first, loaded in parts. */
export function useVersions(code: string) {
  return useList('versionList', { code })
}

/** The draft. Not cached under the editor's key, as the editor would take it for its own. */
export function useDraft(code: string) {
  return useQuery({
    queryKey: draftKey(code),
    queryFn: ({ signal }) => callStudio('pageDetail', { code }, { signal }),
  })
}

export function draftKey(code: string) {
  return ['draftBesideVersions', code] as const
}

/** The document of one side of a comparison. Versions never change, so each is fetched once. */
export function useDocument(code: string, pick: Pick, draft: Draft | undefined) {
  const asked = useQuery({
    queryKey: ['versionDetail', code, pick],
    queryFn: ({ signal }) => callStudio('versionDetail', { code, version: Number(pick) }, { signal }),
    enabled: pick !== 'draft',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { ...asked, document: pick === 'draft' ? draft?.document : asked.data?.document }
}
