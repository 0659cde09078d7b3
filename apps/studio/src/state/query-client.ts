import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionKey } from './session'
import { isRefusal, StudioProblem } from './studio-problem'

/** How often a read without a reply is retried before the failure is reported. */
const REPEATS = 2

/** Creates the cache of the gateway's replies. */
export function createQueryClient(): QueryClient {
  /** The login has ended or needs a new password: whatever renders the screens has to know at once. */
  function onError(error: unknown): void {
    if (isRefusal(error, 'signInRequired', 'passwordChangeRequired')) {
      void client.invalidateQueries({ queryKey: sessionKey })
    }
  }

  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Without a network a call fails visibly; otherwise it would wait in silence.
        networkMode: 'always',
        retry: (count, error) => count < REPEATS && isWithoutReply(error),
        staleTime: 10_000,
      },
      // Passwords and phones are sent by mutations, and are forgotten with the screen that showed them.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })
  return client
}

function isWithoutReply(error: unknown): boolean {
  return error instanceof StudioProblem && error.failure !== 'refused'
}
