import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Answer, JsonCallId } from '../../state/calls'

/**
 * The HTML of a screen once the first part of its list has been loaded, with no filter in its address. It needs no
 * browser and no gateway.
 */
export function drawList<Id extends JsonCallId>(id: Id, part: Answer<Id>, screen: ReactNode): string {
  const client = new QueryClient()
  // As `useList` caches it.
  client.setQueryData([id, 'parts', {}], { pages: [part], pageParams: [{}] })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{screen}</MemoryRouter>
    </QueryClientProvider>,
  )
}
