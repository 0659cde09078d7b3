import { type StudioOperations, type StudioResponse, studioOperations } from '@yingzao/contract/studio'

export interface StudioAnswer<Id extends keyof StudioOperations> {
  code: number
  msg: string
  response: StudioResponse<StudioOperations[Id]>
}

/** Calls a gateway as a member's browser does. Undefined: it gave no answer, or no complete one. */
export async function callAsMember<Id extends keyof StudioOperations>(
  origin: string,
  id: Id,
  input: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<StudioAnswer<Id> | undefined> {
  const { method, path } = studioOperations[id]
  const texts = Object.entries(input).map(([name, value]) => [name, String(value)])
  const asked =
    method === 'GET'
      ? { url: `${origin}${path}?${new URLSearchParams(texts)}`, init: { headers } }
      : {
          url: `${origin}${path}`,
          init: {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(input),
          },
        }
  try {
    const reply = await fetch(asked.url, asked.init)
    return (await reply.json()) as StudioAnswer<Id>
  } catch {
    return undefined
  }
}
