import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionKey } from './session'
import { isRefusal, StudioProblem } from './studio-problem'

/** How often a read that got no reply is made again before it is said. */
const REPEATS = 2

/** Makes the memory of what the gateway has answered. */
export function createQueryClient(): QueryClient {
  /** The login has ended or wants a new password: whoever draws the screens has to know at once. */
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
        // Without a network a call fails and says so; otherwise it would wait in silence.
        networkMode: 'always',
        retry: (count, error) => count < REPEATS && isWithoutReply(error),
        staleTime: 10_000,
      },
      // Passwords and phones come by mutations, and are forgotten with the screen that showed them.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })
  return client
}

function isWithoutReply(error: unknown): boolean {
  return error instanceof StudioProblem && error.failure !== 'refused'
}
